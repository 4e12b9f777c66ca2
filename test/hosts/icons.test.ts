import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bmp, icns, ico } from '../../scripts/image-files.mjs'

const file = (name: string) => readFileSync(new URL(`../../assets/${name}`, import.meta.url))
const sizeOfPng = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
const SIGNATURE = '89504e470d0a1a0a'

describe('the icons and the pictures of the installers', () => {
  it('are there in every size that a system asks for, as large as their names say', () => {
    for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024])
      expect(sizeOfPng(file(`icons/${size}x${size}.png`))).toEqual([size, size])
    expect([sizeOfPng(file('installer/disk.png')), sizeOfPng(file('installer/disk@2x.png'))]).toEqual([
      [540, 380],
      [1080, 760],
    ])
  })

  it('lie where the installers look for them', () => {
    const config = readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8')
    const named = [...config.matchAll(/\bassets\/\S+/g)].map(([path]) => path)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([])
  })

  it('hold in the file for Windows one PNG for each size, where its list says', () => {
    const icon = file('icon.ico')
    expect(icon.readUInt16LE(4)).toBe(7)
    for (let n = 0; n < 7; n++) {
      const [size, offset] = [icon.readUInt8(6 + 16 * n) || 256, icon.readUInt32LE(6 + 16 * n + 12)]
      expect(icon.toString('hex', offset, offset + 8)).toBe(SIGNATURE)
      expect(sizeOfPng(icon.subarray(offset))).toEqual([size, size])
    }
  })

  it('hold in the file for macOS parts that fill it to its end', () => {
    const icon = file('icon.icns')
    expect([icon.toString('latin1', 0, 4), icon.readUInt32BE(4)]).toEqual(['icns', icon.length])
    const names = []
    for (let at = 8; at < icon.length; at += icon.readUInt32BE(at + 4)) names.push(icon.toString('latin1', at, at + 4))
    expect(names).toContain('ic10')
    expect(names).toHaveLength(11)
  })

  it('are bitmaps of the size that NSIS takes', () => {
    for (const [name, width, height] of [
      ['sidebar', 164, 314],
      ['header', 150, 57],
    ] as const) {
      const picture = file(`installer/${name}.bmp`)
      expect([
        picture.readInt32LE(18),
        picture.readInt32LE(22),
        picture.readUInt16LE(28),
        picture.readUInt32LE(2),
      ]).toEqual([width, height, 24, picture.length])
    }
  })
})

it('writes a bitmap from its foot, blue first, in rows of four bytes', () => {
  const red = [255, 0, 0, 255]
  const blue = [0, 0, 255, 255]
  const picture = bmp(1, 2, Uint8Array.from([...red, ...blue]))
  expect([...picture.subarray(54)]).toEqual([255, 0, 0, 0, 0, 0, 255, 0])
  expect(ico([]).length).toBe(6)
  expect(icns(new Map([16, 32, 64, 128, 256, 512, 1024].map((size) => [size, Buffer.alloc(1)]))).length).toBe(
    8 + 11 * 9,
  )
})
