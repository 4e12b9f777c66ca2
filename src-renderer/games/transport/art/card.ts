import { CARDS, FIRST_INTAKE, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { seatToken, type Art, type Ink } from '../../../stage/art/ink.ts'
import { degreesOf, polar, type Point } from '../belts/belt.ts'
import { armPath, armSlats, beltPath, belts, chevron, couplers, slatCount, slats, turnPlate } from './belts.ts'
import { back, body, bolts, hexPath, paving, sunk, type Border } from './hexagon.ts'
import { disc, intakeSign } from './icons.ts'
import { signOnPallet } from './seat.ts'

/** Cards as they lie: the border says what may move them, belts open it. */
const BOX = [-94, -104, 188, 208] as const

function borderOf(card: number): Border {
  if (isPallet(card)) return seatToken(card) as Border
  return CARDS[card].icon === 'none' ? 'black' : 'white'
}

/** What lies on the floor, unturned. */
function ground(ink: Ink, card: number, rotation: number): string {
  const arms = [0, 2, 4].map(armPath)
  switch (CARDS[card].shape) {
    case 'straight':
      return bend(ink, 0, 3)
    case 'wideBend':
      return bend(ink, 0, 2)
    case 'sharpBend':
      return bend(ink, 0, 1)
    case 'slope':
      return slope(ink, rotation)
    case 'junction':
      return (
        couplers(ink, [0, 2, 4]) +
        belts(ink, arms, true) +
        [0, 2, 4].map((side) => armSlats(ink, side)).join('') +
        turnPlate(ink, [0, 2, 4], [])
      )
    case 'oneWayJunction':
      return (
        couplers(ink, [0, 2, 4]) +
        belts(ink, arms, true) +
        [2, 4].map((side) => armSlats(ink, side)).join('') +
        turnPlate(ink, [2, 4], [0]) +
        chevron(ink, 50, 0, 180, 0.86) +
        chevron(ink, 74, 0, 180, 0.86)
      )
    case 'intake':
      return (
        couplers(ink, [0, 2, 4]) + belts(ink, arms) + [0, 2, 4].map((side) => armSlats(ink, side)).join('') + hatch(ink)
      )
    case 'pallet':
      return deck(ink, card)
    case 'floor':
      return ''
  }
}

const bend = (ink: Ink, a: number, b: number): string =>
  couplers(ink, [a, b]) + belts(ink, [beltPath(a, b)]) + slats(ink, beltPath(a, b), slatCount(a, b))

/** From light, high, to dark, low; chevrons all the way and a trestle's shadow. Parcels never climb it. */
function slope(ink: Ink, rotation: number): string {
  const upright = Math.sin(((90 + degreesOf(rotation)) * Math.PI) / 180) < 0.01 ? -1 : 1
  const bands = ['slope-high', 'slope-mid', 'slope-low', 'belt'].map(
    (token, i) => `<rect x="${87.2 - (i + 1) * 43.6}" y="-19" width="43.6" height="38" fill="${ink(token)}"/>`,
  )
  return (
    `<path d="M73 30L-66 30L73 52zM73 -30L-66 -30L73 -52z" fill="${ink('trestle')}" opacity=".75"/><path d="M60 -30v-17M28 -30v-12M60 30v17M28 30v12" stroke="${ink('casing')}" stroke-width="3.6" stroke-linecap="round"/>` +
    `<path d="M-26 ${upright * 66}H26V${upright * 48}z" fill="${ink('casing')}"/>` +
    couplers(ink, [0, 3]) +
    belts(ink, [beltPath(0, 3)]) +
    bands.join('') +
    `<path d="M43.6 -19v38M0 -19v38M-43.6 -19v38" stroke="${ink('casing')}" stroke-width="2"/>` +
    [62, 21, -21, -62].map((x) => chevron(ink, x, 0, 180, 0.84)).join('')
  )
}

/** The round hatch by which parcels come in: a black collar, a marked lip, six leaves. */
function hatch(ink: Ink): string {
  const leaves = [0, 1, 2, 3, 4, 5].map((k) => {
    const [a, b] = [polar(31, 60 * k), polar(9.5, 60 * k + 72)]
    return `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}"/>`
  })
  return (
    `<circle r="49" fill="${ink('rim-black')}" stroke="${ink('casing')}" stroke-width="3.5"/><circle r="43.2" fill="none" stroke="${ink('mark')}" stroke-width="6.6" stroke-dasharray="11.3 6.796" stroke-dashoffset="5.65"/>` +
    `<circle r="34" fill="${ink('belt')}" stroke="${ink('steel')}" stroke-width="3"/><g fill="none" stroke="${ink('slat')}" stroke-width="4.6" stroke-linecap="round">${leaves.join('')}</g>` +
    `<path d="${hexPath(9)}" transform="rotate(12)" fill="${ink('casing')}" stroke="${ink('slat')}" stroke-width="3.4"/>`
  )
}

function deck(ink: Ink, pallet: number): string {
  const path = 'M87.2 0H26'
  return (
    couplers(ink, [0]) +
    belts(ink, [path]) +
    slats(ink, path, 4) +
    `<path d="M-62 -45h88v100h-88z" fill="${ink('casing')}" opacity=".25"/><path d="M-62 -48H26V48H-62z" fill="${ink('casing')}"/>` +
    RUNNERS.map((x) => `<rect x="${x}" y="-46" width="13" height="92" fill="${ink('kraft2-side')}"/>`).join('') +
    PLANKS.map((y, i) => plank(ink, pallet, y, i)).join('')
  )
}

/** Where the boards of a pallet lie, and the timber under them that is seen between. */
const PLANKS: readonly number[] = [-46, -21.5, 3, 27.5]
const RUNNERS: readonly number[] = [-58, -24, 9]

/** A board, painted in the seat's colour and worn to the wood at its ends; its grain, its nails. */
function plank(ink: Ink, seat: number, y: number, n: number): string {
  const wood = ink('kraft2')
  const [near, far] = [n % 2 ? 6.5 : 4.5, n % 2 ? 5 : 7]
  return (
    `<rect x="-60" y="${y}" width="84" height="18.5" fill="${ink(seatToken(seat))}"/>` +
    `<path d="M-60 ${y}h${near}l-2 6 1.500 5-2 7.500h${2.5 - near}zM24 ${y}h${-far}l2.500 5-1.500 6 2 7.500h${far - 3}z" fill="${wood}"/>` +
    `<path d="M-60 ${y + 1}h84" stroke="#fff" stroke-opacity=".38" stroke-width="2"/><path d="M-60 ${y + 17.5}h84" stroke="#000" stroke-opacity=".26" stroke-width="2.4"/>` +
    `<path d="M-50 ${y + 6}q22 ${n % 2 ? 2.5 : -2} 62 .500M-44 ${y + 12}q30 ${n % 2 ? -2 : 2.5} 56 0" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.5"/>` +
    [-51.5, -17.5, 15.5].map((x) => `<circle cx="${x}" cy="${y + 9}" r="2" fill="${ink('casing')}"/>`).join('')
  )
}

const highest = (spots: readonly Point[]): Point[] => [...spots].sort((a, b) => a.y - b.y || a.x - b.x)

/** So far from the middle an icon stands: off the belt even where cards are small and it is drawn larger for it. */
const ASIDE = { straight: 60, wide: 54, sharp: 56, junction: 64 } as const
/** How large it is: beside a belt, and on a floor card. */
const DISC = { beside: 19, floor: 24 } as const

/** The icon stands upright in the largest piece of floor. */
function iconSpot(card: number, rotation: number): Point {
  const turn = degreesOf(rotation)
  const lobes = (radius: number, degrees: readonly number[]) =>
    highest(degrees.map((one) => polar(radius, one + turn)))[0]
  switch (CARDS[card].shape) {
    case 'straight':
    case 'slope':
      return lobes(ASIDE.straight, [90, -90])
    case 'wideBend':
      return polar(ASIDE.wide, 120 + turn)
    case 'sharpBend':
      return polar(ASIDE.sharp, 150 + turn)
    case 'floor':
      return { x: 0, y: 0 }
    default:
      return lobes(ASIDE.junction, [60, 180, 300])
  }
}

/** A sign or number that stands upright somewhere on a card. */
export interface Sign {
  /** Names the picture. */
  readonly key: string
  /** Drawn about its own middle. */
  readonly art: (ink: Ink) => Art
  /** From the middle of the card. */
  readonly at: Point
  /** A line that lies on the card and turns with it. */
  readonly lies?: boolean
}

const round = (key: string, at: Point, body: (ink: Ink) => string, half = 42): Sign => ({
  key,
  at,
  art: (ink) => ({ body: body(ink), box: [-half, -half, 2 * half, 2 * half] }),
})

/** What stands upright on a card as it lies; on a pallet, where there are teams, the sign of its partner too. */
export function signsOf(card: number, rotation: number, partner?: number): readonly Sign[] {
  const { shape, icon } = CARDS[card]
  if (shape === 'pallet') return signsOfPallet(card, rotation, partner)
  if (shape === 'intake') return signsOfIntake(card, rotation)
  if (icon === 'none') return shape === 'floor' ? [round('drain', { x: 0, y: 0 }, drain)] : []
  const r = shape === 'floor' ? DISC.floor : DISC.beside
  return [round(`icon ${icon} ${r}`, iconSpot(card, rotation), (ink) => disc(ink, icon, 0, 0, r))]
}

const drain = (ink: Ink): string =>
  `<circle r="31" fill="${ink('brick')}" stroke="${ink('brick-joint')}" stroke-width="3"/><path d="M-18 -16V16M-6 -24V24M6 -24V24M18 -16V16" stroke="${ink('brick-joint')}" stroke-width="5"/>`

function signsOfPallet(pallet: number, rotation: number, partner?: number): readonly Sign[] {
  const own = polar(-18, degreesOf(rotation))
  const sign = round(`pallet ${pallet}`, own, (ink) => signOnPallet(ink, pallet, 0, 0))
  if (partner === undefined) return [sign]
  const at = partnerSpot(rotation)
  const link: Sign = {
    key: `link ${pallet} ${rotation}`,
    at: { x: 0, y: 0 },
    art: (ink) => linkArt(ink, own, at),
    lies: true,
  }
  return [link, round(`partner ${partner}`, at, (ink) => signOnPallet(ink, partner, 0, 0, 15)), sign]
}

/** Where the sign of a partner stands on a pallet: in the higher of the corners beside its deck. */
export const partnerSpot = (rotation: number): Point =>
  highest([120, 240].map((one) => polar(66, one + degreesOf(rotation))))[0]

/** Where the sign of an intake stands, in its highest lobe of floor: its mark, and the number it is spoken of by. */
const intakeSpot = (rotation: number): Point =>
  highest([60, 180, 300].map((one) => polar(65, one + degreesOf(rotation))))[0]

/** Mark and number are one sign: alone the number would be taken for that of a parcel. */
function signsOfIntake(card: number, rotation: number): readonly Sign[] {
  const n = card - FIRST_INTAKE + 1
  return [round(`intake ${n}`, intakeSpot(rotation), (ink) => intakeSign(ink, n))]
}

/** A line between the signs of two that play together. */
function linkArt(ink: Ink, from: Point, to: Point): Art {
  const line = `d="M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}" fill="none"`
  return {
    body: `<path ${line} stroke="${ink('casing')}" stroke-width="15"/><path ${line} stroke="${ink('tag')}" stroke-width="9"/>`,
    box: BOX,
  }
}

/** All of them as they lie on their card. */
const signs = (ink: Ink, card: number, rotation: number): string =>
  signsOf(card, rotation)
    .map(({ at, art }) => `<g transform="translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})">${art(ink).body}</g>`)
    .join('')

/** A pallet stands on ground of its colour: where cards are small a border alone is lost among them. */
const stained = (ink: Ink, seat: number): string =>
  `<path d="${hexPath(84, 5)}" fill="${ink(seatToken(seat))}" fill-opacity="${STAIN}"/>`
const STAIN = 0.62

function cardBody(ink: Ink, card: number, rotation: number): string {
  const border = borderOf(card)
  return (
    body(ink, border, CARDS[card].shape === 'floor') +
    paving(ink, CARDS[card].shape === 'floor') +
    (isPallet(card) ? stained(ink, card) : '') +
    sunk() +
    `<g transform="rotate(${degreesOf(rotation)})">${ground(ink, card, rotation)}</g>` +
    (border === 'black' ? bolts(ink) : '')
  )
}

export const cardArt = (ink: Ink, card: number, rotation: number): Art => ({
  body: cardBody(ink, card, rotation),
  box: BOX,
})
/** What stands on a card, in one picture. */
export const signsArt = (ink: Ink, card: number, rotation: number): Art => ({
  body: signs(ink, card, rotation),
  box: BOX,
})

const dashed = (ink: Ink): string =>
  `<path d="${hexPath(101, 9)}" fill="none" stroke="${ink('casing')}" stroke-width="10"/><path d="${hexPath(101, 9)}" fill="none" stroke="${ink('glow')}" stroke-width="6" stroke-dasharray="16 10"/>`

/** Where a card would lie. It hides what lies there now. */
export const ghostCard = (ink: Ink, card: number, rotation: number): Art => ({
  body: `<path d="${hexPath(98, 7)}" fill="${ink('shed')}"/><g opacity=".85">${cardBody(ink, card, rotation)}${signs(ink, card, rotation)}</g>${dashed(ink)}`,
  box: [-100, -110, 200, 220],
})

/** Where a lifted card lay: an open place with a dashed edge. */
export const gap = (ink: Ink): Art => ({
  body: `<path d="${hexPath(86, 7)}" fill="${ink('card-shadow')}" fill-opacity=".45" stroke="${ink('casing')}" stroke-width="4" stroke-dasharray="17 11"/>`,
  box: [-92, -92, 184, 184],
})

export const backArt = (ink: Ink): Art => ({ body: back(ink), box: BOX })

/** Across the belt of a pallet that nothing leads to: parcels cannot come here. Unturned: over side 0. */
export const barrier = (ink: Ink): Art => ({
  body:
    `<rect x="-8" y="-38" width="16" height="76" rx="4" fill="#fffdf4" stroke="${ink('casing')}" stroke-width="3"/>` +
    [-26, -2, 22]
      .map((y) => `<path d="M-6.5 ${y + 8}L6.5 ${y - 4}v11L-6.5 ${y + 19}z" fill="${ink('signal')}"/>`)
      .join(''),
  box: [-11, -41, 22, 82],
})

/** Across a belt that leads nowhere yet. Unturned: over side 0. */
export const roller = (ink: Ink): Art => ({
  body: `<rect x="-3.5" y="-31" width="7" height="62" rx="3.5" fill="${ink('steel')}" stroke="${ink('casing')}" stroke-width="2.8"/>`,
  box: [-6, -34, 12, 68],
})
