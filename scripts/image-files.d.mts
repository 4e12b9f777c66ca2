export function ico(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer
export function icns(pngs: ReadonlyMap<number, Buffer>): Buffer
export function bmp(width: number, height: number, dots: Uint8Array): Buffer
