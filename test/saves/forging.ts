import { readJournal } from '../../src-main/saves/journal.ts'
import type { KeptLine } from '../../src-main/saves/line-text.ts'
import { gameOf, person, start } from '../app/playing.ts'
import { END_TURN } from '../table/toy.ts'
import { chained } from './chained.ts'

/** A whole game file of the toy game: Ann has played a card and ended her turn. */
export async function aGameFile(folder: string, practice = false): Promise<string> {
  const playing = await start({ folder })
  let { table } = await playing.get('newGame', gameOf([person('Ann'), person('Bob')], { name: 'Sunday', practice }))
  const slot = table.slot
  const act = async (which: (code: number) => boolean) => {
    const seat = table.curtain?.seat
    if (seat !== undefined)
      ({ table } = await playing.get('command', { slot, seq: table.seq, command: { kind: 'liftCurtain', seat } }))
    ;({ table } = await playing.get('act', { slot, seq: table.seq, codes: [table.choices.find(which)!] }))
  }
  await act((code) => code !== END_TURN)
  await act((code) => code === END_TURN)
  const { text } = await playing.get('exportGame', { slot })
  await playing.app.close()
  return text
}

/** A file with a chain that holds, made by somebody who means harm: the chain is no secret. */
export function forge(
  text: string,
  { header, lines }: { header?: object; lines?: (lines: readonly KeptLine[]) => readonly unknown[] },
): string {
  const read = readJournal(text)
  if (!read.header) throw new Error('the sample has no header')
  return chained([{ ...read.header, ...header }, ...(lines?.(read.lines) ?? read.lines)])
}

export const lastLine = (changes: object) => ({
  lines: (lines: readonly KeptLine[]) =>
    lines.map((line, i) => (i === lines.length - 1 ? { ...line, ...changes } : line)),
})
