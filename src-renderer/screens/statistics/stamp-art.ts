import type { StampId } from './stamps.ts'

const files = import.meta.glob<string>('../../../assets/art-stamps/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a stamp's drawing. */
export const stampDrawing = (id: StampId): string => files[`../../../assets/art-stamps/${id}.svg`]
