import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { SceneFrame } from '../../../src-renderer/stage/scene.ts'

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dora']

/** Words for a table that has none: short, and only for tests and pictures. */
export const frameOf = (seats: number, viewer: SceneFrame['viewer'] = 0): SceneFrame => ({
  seats: NAMES.slice(0, seats).map((name, i) => ({ name, player: i === 0 ? 'person' : 'random' })),
  viewer,
  acting: 0,
  words: {
    yourTurn: 'your turn', toPlay: 'to play', taken: 'taken', start: 'Start', next: 'next', endCards: 'End cards, 4 coins', coins: 'Coins {n}', contracts: 'Contracts {n}', contractsNone: 'Contracts, none', more: '{n} more',
    ownEndCards: 'End cards {n}', mailLeft: 'Mail {n} left', gained: 'Gained, waiting {n}', evidence: 'Evidence {n}', evidenceLeft: '{n} left', upper: 'Upper', lower: 'Lower', between: 'Between|the trains',
    nextRoute: 'next route card', nOfM: '{n} of {m}', points: 'pts', draft: 'Keep one end card', warehouse: 'In the warehouse', switches: 'Switches', nextScoring: 'This scoring', pointsColumn: 'Points', routeColumn: 'Route, coins', tilesColumn: 'Tiles', addedColumn: 'Extras', endColumn: 'The end', soFar: 'so far', was: 'was {n}', gone: 'cleared', scoring: 'Scoring {n}', gameOver: 'The game is over', language: 'en',
    ...Object.fromEntries(CARDS.map(({ kind }, card) => [`card.${card}`, kind[0].toUpperCase() + kind.slice(1)])),
  },
})
