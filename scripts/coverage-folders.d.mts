export interface Share {
  readonly total: number
  readonly covered: number
}
export interface Measured {
  readonly lines: Share
  readonly branches: Share
  readonly functions: Share
}
export interface Folder extends Measured {
  readonly name: string
}
export function byFolder(files: Readonly<Record<string, Measured>>, root: string): Folder[]
export function table(folders: readonly Folder[]): string
