import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What the page must tell, and what it must not, in every language. */
const PAGE = (language: string): string =>
  readFileSync(new URL(`../../../../src-renderer/games/first-class/rules/${language}.md`, import.meta.url), 'utf8')

/** The text under a heading. */
const under = (language: string, anchor: string): string =>
  PAGE(language).match(new RegExp(`^#+ ${anchor} .*\\n([^#]*)`, 'm'))?.[1] ?? ''

describe.each(['en', 'nl', 'de'])('the page of First Class in %s', (language) => {
  it("lets an end card's action wait with what was gained, not come at once [ruling 2]", () => {
    expect(under(language, 'buying')).toMatch(/\[\w+\|gained\]/)
    expect(under(language, 'buying')).not.toMatch(/at once|meteen|sofort/)
    expect(under(language, 'gained')).toContain('|buying]')
  })
  it('says once how filed cards lie: open to all [ruling 24]', () => {
    expect(under(language, 'taking')).not.toMatch(/face down|gedekt|verdeckt/)
    expect(under(language, 'open')).not.toMatch(/filed|afgelegde|abgelegte/)
  })
  it('tells what comes between boxes, and where nothing does [ruling 2]', () => {
    expect(under(language, 'frames')).toContain('|contracts]')
  })
  it("tells the mail wagons' four bonuses", () => {
    expect(under(language, 'mail-wagon')).toMatch(/gained\]:? .* 2 .* 0 \S+ 1, .* 2 .* 3 \S+\./i)
  })
  it('tells the points on evidence, and that an empty pile gives none', () => {
    expect(under(language, 'module-c')).toMatch(/2, 3 \w+ 5/)
    expect(under(language, 'module-c')).toMatch(/nothing is drawn|wordt niets getrokken|wird nichts gezogen/)
  })
  it('proposes pairs of modules [002:892-898]', () => {
    expect(under(language, 'modules').match(/\b[A-F] (and|en|und) [A-F]\b/g)).toHaveLength(4)
  })
  it('tells the contracts of B, C and E', () => {
    for (const anchor of ['module-b', 'module-c', 'module-e'])
      expect(under(language, anchor)).toMatch(/contracts ask|opdrachten vragen|Aufträge verlangen/)
  })
  it("lets a dummy whose card is 'suspect yourself' draw [004:663]", () => {
    expect(under(language, 'dummies')).toMatch(/suspect yourself|zichzelf verdenken|Sich selbst verdächtig/)
  })
  it('sets off no other technician [002:1258-1268]', () => {
    expect(under(language, 'module-e')).not.toMatch(/set off|in gang|in Gang/)
  })
})
