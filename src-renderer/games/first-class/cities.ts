import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'

/** Names for the cities of the route, ours: the board's three, then the route cards in the order of the table, from west to east. */
const BOARD: Readonly<Record<string, readonly string[]>> = { en: ['Strasbourg', 'Munich', 'Vienna'], nl: ['Straatsburg', 'München', 'Wenen'], de: ['Straßburg', 'München', 'Wien'] }
const ON_CARDS: readonly (readonly string[])[] = [
  ['Linz'], ['Graz', 'Maribor'], ['Zürich', 'Milan'], ['Innsbruck', 'Verona', 'Venice'],
  ['Trieste', 'Zagreb'], ['Győr', 'Budapest'], ['Pécs', 'Osijek', 'Novi Sad'], ['Szeged', 'Belgrade', 'Niš'],
  ['Sofia'], ['Ruse', 'Varna'], ['Craiova', 'Bucharest', 'Burgas'], ['Skopje', 'Thessaloniki', 'Plovdiv', 'Edirne'],
]
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: { Milan: 'Milaan', Venice: 'Venetië', Trieste: 'Triëst', Budapest: 'Boedapest', Belgrade: 'Belgrado', Bucharest: 'Boekarest' },
  de: { Milan: 'Mailand', Venice: 'Venedig', Trieste: 'Triest', Maribor: 'Marburg', Zagreb: 'Agram', Belgrade: 'Belgrad', Bucharest: 'Bukarest', Thessaloniki: 'Saloniki' },
}

const ROUTES = CARDS.flatMap(({ kind }, card) => (kind === 'route' ? [card] : []))

/** The name of a city by its card (-1 = the board) and its place there. */
export function cityName(card: number, at: number, language: string): string {
  if (card < 0) return (BOARD[language] ?? BOARD.en)[at]
  const name = ON_CARDS[ROUTES.indexOf(card)]?.[at] ?? ''
  return OTHERWISE[language]?.[name] ?? name
}
