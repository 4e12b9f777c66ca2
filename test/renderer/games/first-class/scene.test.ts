import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { FirstClassEventKind } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions, type FirstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Settings } from '../../../../src-shared/table.ts'
import { names } from '../../../../src-renderer/games/first-class/looks.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { keeping, missesIn, skippedIn } from '../../harness/telling.ts'

interface Played {
  readonly seed: number
  readonly seats: number
  readonly viewer: Viewer
  readonly options: FirstClassOptions
}

const withModules = (letters: string, more: Partial<FirstClassOptions> = {}): FirstClassOptions => ({
  ...firstClassOptions.default,
  ...more,
  modules: [...letters] as FirstClassOptions['modules'],
})

/** Games in which, together, every module is played and nearly everything happens. */
const GAMES: readonly Played[] = [
  { seed: 5, seats: 3, viewer: 0, options: withModules('AB') },
  { seed: 2, seats: 2, viewer: 'onlooker', options: withModules('CD') },
  { seed: 5, seats: 4, viewer: 1, options: withModules('EF', { teatime: true }) },
]

/**
 * Not what is over before the first position, setting up and identities; nor coins that do not fit, for by chance
 * nobody has so many.
 */
const KINDS: readonly FirstClassEventKind[] = [
  'draftHanded',
  'drafted',
  'endCardsOpened',
  'dealt',
  'turnBegan',
  'taken',
  'startTaken',
  'removed',
  'rowCleared',
  'filed',
  'contractKept',
  'contractFulfilled',
  'routeLaid',
  'wagonLaid',
  'upgraded',
  'mailLaid',
  'tileLaid',
  'walked',
  'drove',
  'constantinople',
  'scored',
  'coinsLaid',
  'coinSpent',
  'endCardTaken',
  'frameGained',
  'frameBegan',
  'frameEnded',
  'frameLapsed',
  'celebrityBoarded',
  'postcardLaid',
  'riderSeated',
  'boarded',
  'evidenceDrawn',
  'destroyerLaid',
  'dummyTook',
  'murdererShown',
  'verdict',
  'ordersOpened',
  'ordersLeft',
  'ordered',
  'betweenLaid',
  'technicianWorked',
  'factoryWorks',
  'warehouseOpened',
  'fetched',
  'warehouseClosed',
  'startBonusBegan',
  'turnEnded',
  'roundEnded',
  'scoringBegan',
  'cityCollected',
  'trainScored',
  'switchScored',
  'draftsShown',
  'endCardScored',
  'ended',
]

const seen = new Set<string>()
const made = keeping(randomFirstClass)
const gameOf = ({ seed, seats, viewer, options }: Played) => made(seed, seats, viewer, options)

const told = (played: Played, speed: Settings['speed'], reduced = false) => {
  const game = gameOf(played)
  for (const { event } of game.beats) seen.add(event.kind)
  return missesIn(craft, game, { frame: frameOf(played.seats, played.viewer), speed, reduced })
}

describe('the drawn table of First Class', () => {
  for (const played of GAMES) {
    const name = `${played.options.modules.join('')} with ${played.seats}`
    it(`ends every event's animation exactly where the position has its pieces, modules ${name}`, async () => {
      expect(await told(played, 'normal')).toEqual([])
    })
  }

  it('does so without motion, and at once', async () => {
    expect(await told(GAMES[0], 'fast', true)).toEqual([])
    expect(await told(GAMES[0], 'off')).toEqual([])
  })

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const game = gameOf(GAMES[2])
    for (const from of [30, 140]) {
      expect(await skippedIn(craft, game, from, frameOf(4, 1)), `from event ${from}`).toEqual({
        moved: true,
        moves: false,
        apart: [],
      })
    }
  })

  it('comes to the exact final view when the walk along the trains is skipped, at its first wagon and in the middle', async () => {
    const game = gameOf(GAMES[2])
    const first = game.beats.findIndex(({ event }) => event.kind === 'trainScored')
    expect(first).toBeGreaterThan(0)
    for (const from of [first, first + 2]) {
      expect(await skippedIn(craft, game, from, frameOf(4, 1)), `from event ${from}`).toEqual({
        moved: true,
        moves: false,
        apart: [],
      })
    }
  })

  it('has everything in sight at once in the small and in the large window, whatever is played', () => {
    for (const played of GAMES) {
      const { beats } = gameOf(played)
      for (const size of [
        { width: 976, height: 752 },
        { width: 1584, height: 1032 },
      ]) {
        for (const opened of [null, played.seats - 1]) {
          const frame = { ...frameOf(played.seats, played.viewer), opened }
          for (let i = 0; i < beats.length; i += 23) {
            const view = beats[i].view as FirstClassView
            const { world } = layoutOf(size, view)
            const outside = Object.entries(poses(view, frame, size)).filter(([, piece]) => {
              const box = footOf(piece)
              return (
                box !== null &&
                (box.x < -2 ||
                  box.y < -2 ||
                  box.x + box.width > world.width + 2 ||
                  box.y + box.height > world.height + 2)
              )
            })
            expect(
              outside.map(([name]) => name),
              `event ${i}, ${size.width} wide, opened ${opened}`,
            ).toEqual([])
          }
        }
      }
    }
  })

  it('shows one market, and both boards where a seat has been opened', () => {
    const view = gameOf(GAMES[0]).beats.find(({ event }) => event.kind === 'dealt')!.view as FirstClassView
    const shown = (opened: number | null) => Object.keys(poses(view, { ...frameOf(3, 0), opened }))
    expect(shown(null).filter((name) => /^board /.test(name))).toEqual(['board 0'])
    expect(shown(null).filter((name) => /^card /.test(name))).toHaveLength(18)
    expect(shown(1).filter((name) => /^board /.test(name))).toEqual(['board 0', 'board 1'])
    expect(shown(1).filter((name) => /^gap|^start/.test(name))).toEqual([])
  })

  it('has shown every kind of event in the games above that a game played by chance comes to', () => {
    expect(KINDS.filter((kind) => !seen.has(kind))).toEqual([])
  })
})

it('the places of Constantinople bear its name', () => {
  const { beats } = randomFirstClass(42, 2, 0, firstClassOptions.default)
  const view = beats.find(({ event }) => event.kind === 'taken')!.view as FirstClassView
  const frame = frameOf(2, 0)
  const { look } = poses(view, frame)[names.east]
  expect(look).toMatchObject({ word: frame.words.constantinople })
  expect(frame.words.constantinople).toBe('Constantinople')
})
