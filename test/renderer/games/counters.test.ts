import { describe, expect, it } from 'vitest'
import { counterOf, type Ref } from '../../../src-shared/core.ts'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { firstClassRules } from '../../../src-renderer/games/first-class/rules/links.ts'
import { COUNTERS as FIRST_CLASS } from '../../../src-renderer/games/first-class/words/things/counters.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { freightRules } from '../../../src-renderer/games/freight-express/rules/links.ts'
import { COUNTERS as FREIGHT } from '../../../src-renderer/games/freight-express/words/counters.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import { transportRules } from '../../../src-renderer/games/transport/rules/links.ts'
import { COUNTERS as TRANSPORT } from '../../../src-renderer/games/transport/words/counters.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import type { Speech } from '../../../src-renderer/words/speech.ts'
import type { RuleLinks } from '../../../src-renderer/rules/links.ts'
import { pagesOf } from '../../../src-renderer/rules/rulebook.ts'
import * as firstClassHits from '../../../src-renderer/games/first-class/hits.ts'
import { craft as firstClassCraft } from '../../../src-renderer/games/first-class/model.ts'
import * as freightHits from '../../../src-renderer/games/freight-express/hits.ts'
import { craft as freightCraft } from '../../../src-renderer/games/freight-express/model.ts'
import * as transportHits from '../../../src-renderer/games/transport/hits.ts'
import { craft as transportCraft } from '../../../src-renderer/games/transport/model.ts'
import { inside } from '../../../src-renderer/stage/box.ts'
import type { Point } from '../../../src-renderer/stage/camera/camera.ts'
import { BASE, type Craft, type Kinds } from '../../../src-renderer/stage/craft.ts'
import type { Box } from '../../../src-renderer/stage/scene.ts'
import type { Aim } from '../../../src-renderer/stage/table.ts'
import { LANGUAGES, bookOf } from '../rules/books.ts'
import { seats } from '../../messages/checking.ts'
import { frameFor } from '../harness/telling.ts'
import { randomView } from './random-view.ts'

interface Counted {
  readonly id: string
  readonly options: object
  readonly craft: Craft<Kinds>
  readonly hits: { hitsAt(aim: Aim<Kinds>, at: Point): Ref[]; boxOf(aim: Aim<Kinds>, ref: Ref): Box | null }
  readonly speech: Speech<unknown>
  readonly links: RuleLinks<unknown>
  readonly counters: readonly string[]
}

const GAMES = [
  {
    id: 'freight-express',
    options: {},
    craft: freightCraft,
    hits: freightHits,
    speech: freightSpeech,
    links: freightRules,
    counters: FREIGHT,
  },
  {
    id: 'first-class',
    options: { modules: ['C', 'E'] },
    craft: firstClassCraft,
    hits: firstClassHits,
    speech: firstClassSpeech,
    links: firstClassRules,
    counters: FIRST_CLASS,
  },
  {
    id: 'transport',
    options: {},
    craft: transportCraft,
    hits: transportHits,
    speech: transportSpeech,
    links: transportRules,
    counters: TRANSPORT,
  },
] as unknown as readonly Counted[]

const SEATS = 4

describe.each(GAMES)(
  'what is counted on the plates of $id',
  ({ id, options, craft, hits, speech, links, counters }) => {
    const { view, viewer } = randomView(id, options, SEATS, 11)
    const layout = craft.layoutOf(BASE, view)
    const aim = {
      view,
      poses: craft.poses(view, frameFor(SEATS, viewer), BASE),
      camera: craft.home(view, layout),
      trayTop: layout.tray.y,
    } as Aim<Kinds>
    const found = new Map<string, { readonly ref: Ref; readonly at: Point }>()
    for (let y = 2; y < 180; y += 4)
      for (let x = 2; x < BASE.width; x += 4)
        for (const ref of hits.hitsAt(aim, { x, y }))
          if (ref.kind === 'counter') found.set(`${ref.id}`, { ref, at: { x, y } })

    it('is all come to by pointing, and the slip stands beside it', () => {
      const names = new Set([...found.values()].map(({ ref }) => counters[counterOf(ref.id).which]))
      expect([...names].sort()).toEqual([...counters].sort())
      for (const { ref, at } of found.values()) {
        const box = hits.boxOf(aim, ref)
        expect(
          box && inside({ x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }, at),
          `${ref.id}`,
        ).toBe(true)
      }
    })

    it('says what it is and what it is for in three languages, and leads to its rule', () => {
      const anchors = new Set(pagesOf(bookOf(id, 'en')).map(({ anchor }) => anchor))
      for (const { ref } of found.values()) {
        const slip = speech.about(ref, { view, seats: seats.slice(0, SEATS), viewer })
        for (const language of LANGUAGES) {
          expect(slip && say(language, slip.name), `${ref.id}`).toMatch(/^[^{}]{3,}$/)
          expect(slip && say(language, slip.text), `${ref.id}`).toMatch(/^[^{}]{20,}$/)
        }
        expect(anchors.has(links.thing(ref, view)), `${ref.id}`).toBe(true)
      }
    })

    it('lies over the seat, which a click there still means', () => {
      for (const { at } of found.values()) {
        const refs = hits.hitsAt(aim, at).map(({ kind }) => kind)
        if (id !== 'transport' || refs.length > 1) expect(refs, `${at.x} ${at.y}`).toContain('seat')
      }
    })
  },
)
