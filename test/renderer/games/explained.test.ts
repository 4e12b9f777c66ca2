import { describe, expect, it } from 'vitest'
import type { Ref, RefKind } from '../../../src-shared/core.ts'
import { FIRST_CLASS_DECISIONS } from '../../../src-shared/games/first-class/decisions.ts'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { FIRST_CLASS_REASONS, reasonKey as firstClassReason } from '../../../src-shared/games/first-class/reasons.ts'
import { firstClassRules } from '../../../src-renderer/games/first-class/rules/links.ts'
import { GROUP_IDS as FIRST_CLASS_GROUPS } from '../../../src-renderer/games/first-class/words/answers/index.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { FREIGHT_DECISIONS } from '../../../src-shared/games/freight-express/decisions.ts'
import { FREIGHT_REASONS, reasonKey as freightReason } from '../../../src-shared/games/freight-express/reasons.ts'
import { freightRules } from '../../../src-renderer/games/freight-express/rules/links.ts'
import { GROUP_IDS as FREIGHT_GROUPS } from '../../../src-renderer/games/freight-express/words/asked/groups.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import { TRANSPORT_DECISIONS } from '../../../src-shared/games/transport/decisions.ts'
import { TRANSPORT_REASONS, reasonKey as transportReason } from '../../../src-shared/games/transport/reasons.ts'
import { transportRules } from '../../../src-renderer/games/transport/rules/links.ts'
import { GROUP_IDS as TRANSPORT_GROUPS } from '../../../src-renderer/games/transport/words/asked/groups.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { hasText, say } from '../../../src-renderer/messages/index.ts'
import type { Speech } from '../../../src-renderer/words/speech.ts'
import type { RuleLinks } from '../../../src-renderer/rules/links.ts'
import { pagesOf } from '../../../src-renderer/rules/rulebook.ts'
import * as firstClassHits from '../../../src-renderer/games/first-class/hits.ts'
import { footOf } from '../../../src-renderer/games/first-class/pieces/index.ts'
import { craft as firstClassCraft } from '../../../src-renderer/games/first-class/model.ts'
import * as freightHits from '../../../src-renderer/games/freight-express/hits.ts'
import { craft as freightCraft } from '../../../src-renderer/games/freight-express/model.ts'
import * as transportHits from '../../../src-renderer/games/transport/hits.ts'
import { craft as transportCraft } from '../../../src-renderer/games/transport/model.ts'
import type { Point } from '../../../src-renderer/stage/camera/camera.ts'
import { toScreen } from '../../../src-renderer/stage/camera/camera.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { BASE } from '../../../src-renderer/stage/craft.ts'
import type { Box } from '../../../src-renderer/stage/scene.ts'
import type { Piece } from '../../../src-renderer/stage/pieces.ts'
import type { Aim } from '../../../src-renderer/stage/table.ts'
import { seedFor } from '../../seed.ts'
import { LANGUAGES, bookOf } from '../rules/books.ts'
import { seats } from '../../messages/checking.ts'
import { frameFor } from '../harness/telling.ts'
import { randomView } from './random-view.ts'
import { daily } from '../../daily.ts'

const GAMES = daily(60, 200)

interface Explained {
  readonly id: string
  readonly craft: Craft<Kinds>
  hitsAt(aim: Aim<Kinds>, at: Point): Ref[]
  /**
   * Whether nothing lies there and nothing is drawn there: then it is no thing, and nobody need explain it. None is,
   * where this is not given.
   */
  isBare?(view: unknown, ref: Ref): boolean
  /** What a piece covers, where its place is not its middle. */
  footOf?(piece: Piece<Kinds['look']>): Box | null
  readonly speech: Speech<unknown>
  readonly links: RuleLinks<unknown>
  readonly options: readonly Readonly<Record<string, unknown>>[]
  /** Every kind of thing that its table must be seen to show. */
  readonly kinds: readonly RefKind[]
  readonly decisions: readonly string[]
  readonly reasons: readonly string[]
  readonly groups: readonly string[]
}

/** A game's own types are its own affair: here every game is looked at alike. */
const freight = {
  id: 'freight-express',
  craft: freightCraft,
  hitsAt: freightHits.hitsAt,
  speech: freightSpeech,
  links: freightRules,
  options: [{}, { advanced: true }, { layout: 'placed' }, { advanced: true, openDeliveries: true, layout: 'ring' }],
  kinds: ['cell', 'station', 'locomotive', 'train', 'wagon', 'seat', 'card', 'pile'],
  decisions: FREIGHT_DECISIONS,
  reasons: FREIGHT_REASONS.map(freightReason),
  groups: FREIGHT_GROUPS,
} as unknown as Explained
const firstClass = {
  id: 'first-class',
  craft: firstClassCraft,
  hitsAt: firstClassHits.hitsAt,
  speech: firstClassSpeech,
  links: firstClassRules,
  footOf,
  options: [
    {},
    { modules: ['A', 'C'] },
    { modules: ['B', 'D'], teatime: true },
    { modules: ['E', 'F'] },
    { modules: ['C', 'F'], teatime: true },
  ],
  kinds: [
    'card',
    'endCard',
    'startTile',
    'pile',
    'order',
    'seat',
    'train',
    'coach',
    'conductor',
    'city',
    'locomotive',
    'column',
    'mail',
    'gained',
    'between',
    'fan',
  ],
  decisions: FIRST_CLASS_DECISIONS,
  reasons: FIRST_CLASS_REASONS.map(firstClassReason),
  groups: FIRST_CLASS_GROUPS,
} as unknown as Explained
const transport = {
  id: 'transport',
  craft: transportCraft,
  hitsAt: transportHits.hitsAt,
  // A hexagonal table has places without end.
  isBare: ({ laid }: TransportView, { kind, id }: Ref) => kind === 'cell' && laid.every(({ cell }) => cell !== id),
  speech: transportSpeech,
  links: transportRules,
  options: [{}, { iconsFireAgain: true }, { handOfThree: true, everyoneAlone: true }],
  kinds: ['cell', 'card', 'pallet', 'parcel', 'seat', 'pile'],
  decisions: TRANSPORT_DECISIONS,
  reasons: TRANSPORT_REASONS.map((_, why) => transportReason(why)),
  groups: TRANSPORT_GROUPS,
} as unknown as Explained

const pointOf = (aim: Aim<Kinds>, { look, space, x, y }: Piece<Kinds['look']>, foot: Box | null | undefined): Point => {
  if (foot) return toScreen(aim.camera, { x: foot.x + foot.width / 2, y: foot.y + foot.height / 2 })
  const { width = 0, height = 0 } = look as { width?: number; height?: number }
  return space === 'screen' ? { x: x + width / 2, y: y + height / 2 } : toScreen(aim.camera, { x, y })
}

describe.each([freight, firstClass, transport])(
  'whatever lies on the table of $id',
  ({ id, craft, hitsAt, isBare, footOf, speech, links, options, kinds, decisions, reasons, groups }) => {
    const anchors = new Set(pagesOf(bookOf(id, 'en')).map(({ anchor }) => anchor))

    it(`is explained in three languages and has its place in the rules, over ${GAMES} random games`, () => {
      const first = seedFor(20261120)
      const seen = new Set<RefKind>()
      const asked = new Set<string>()
      for (let n = 0; n < GAMES; n++) {
        const seatCount = 2 + (n % 3)
        const { view, viewer, kinds } = randomView(id, options[n % options.length], seatCount, first + n)
        kinds.forEach((kind) => asked.add(kind))
        const layout = craft.layoutOf(BASE, view)
        const poses = craft.poses(view, frameFor(seatCount, viewer), BASE)
        const aim = { view, poses, camera: craft.home(view, layout), trayTop: layout.tray.y }
        for (const [name, piece] of Object.entries(poses)) {
          for (const ref of hitsAt(aim, pointOf(aim, piece, footOf?.(piece)))) {
            seen.add(ref.kind)
            const slip = speech.about(ref, { view, seats: seats.slice(0, seatCount), viewer })
            const what = `seed ${first + n}: ${name}, ${ref.kind} ${ref.id}`
            if (!slip) expect(isBare?.(view, ref) ?? false, what).toBe(true)
            else
              for (const language of LANGUAGES)
                for (const phrase of [slip.name, slip.text]) expect(say(language, phrase), what).toMatch(/^[^{}]{3,}$/)
            expect(anchors.has(links.thing(ref, view)), what).toBe(true)
          }
        }
      }
      expect([...seen].sort()).toEqual(expect.arrayContaining([...kinds]))
      expect([...asked].filter((kind) => kind !== '' && !decisions.includes(kind))).toEqual([])
    })

    it('every question, reason and heading of choices leads to a page', () => {
      const lead = [...decisions.map(links.decision), ...reasons.map(links.reason), ...groups.map(links.group)]
      expect(lead.filter((anchor) => !anchors.has(anchor))).toEqual([])
      expect(reasons.filter((key) => !hasText(key))).toEqual([])
    })
  },
)
