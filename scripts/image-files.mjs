// Containers of pictures that installers want: ICO of Windows, ICNS of macOS, BMP of NSIS.

/**
 * @param {{ size: number, png: Buffer }[]} images at most 256 wide; the file holds them as PNG, which Windows reads
 * since Vista
 */
export function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [n, { size, png }] of images.entries()) {
    const at = 6 + 16 * n
    // 0 stands for 256.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

/** What macOS calls a PNG of each size; the second name is that of half the size on a display twice as fine. */
const ICNS = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** @param {Map<number, Buffer>} pngs by size */
export function icns(pngs) {
  const parts = Object.entries(ICNS).flatMap(([size, names]) => names.map((name) => part(name, pngs.get(Number(size)))))
  return part('icns', Buffer.concat(parts))
}

function part(name, data) {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32BE(8 + data.length, 4)
  return Buffer.concat([head, data])
}

const BMP_HEAD = 54

/**
 * 24 bits a dot, rows from the bottom, each filled up to a multiple of four bytes.
 * @param {Uint8Array} dots red, green, blue, opacity from the top
 */
export function bmp(width, height, dots) {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(BMP_HEAD + row * height)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(BMP_HEAD, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.writeUInt32LE(row * height, 34)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const to = BMP_HEAD + (height - 1 - y) * row + x * 3
      file.set([dots[from + 2], dots[from + 1], dots[from]], to)
    }
  return file
}
