import type { Art, Ink } from '../../../stage/art/ink.ts'

/** Half a wagon's length and width from above, in u: the next stands one sleeper behind. */
const [LONG, BROAD] = [8.2, 7.6]

const box = (long: number, broad: number, round: number, more: string): string =>
  `<rect x="${-long}" y="${-broad}" width="${2 * long}" height="${2 * broad}" rx="${round}" ${more}/>`

/** A coupled wagon from above, as it runs behind its locomotive, facing east; in the colour and kind of its value. */
export function wagonTop(ink: Ink, value: number): Art {
  const { colour, round, load } = kindOf(ink, value)
  const rim = ink('outline')
  return {
    body:
      `<path d="M7 0H13" stroke="${ink('iron')}" stroke-width="3"/>` +
      box(LONG, BROAD, round, `transform="translate(.8 2)" fill="${ink('edge')}" fill-opacity=".3"`) +
      box(LONG, BROAD, round, `fill="${rim}" stroke="${rim}" stroke-width="4"`) +
      box(LONG, BROAD, round, `fill="${colour}" stroke="${ink('edge')}" stroke-width="1.6"`) +
      load,
    box: [-12, -12, 26, 24],
  }
}

interface Kind {
  readonly colour: string
  readonly round: number
  readonly load: string
}

/** The kinds of art/wagon.ts, seen from above: a heap of coal, a roof, a dome, two hatches. */
function kindOf(ink: Ink, value: number): Kind {
  const edge = ink('edge')
  const light = `stroke="${ink('paper')}" stroke-opacity=".55" stroke-width="1.1"`
  if (value <= 3)
    return {
      colour: ink('green'),
      round: 1.5,
      load: `<path d="M-6-3Q-5-6 0-5.2Q6-6 6-1.5Q6.6 4 2 5Q-5 6-6 2z" fill="${ink('ballast')}" stroke="${edge}" stroke-width="1"/>`,
    }
  if (value <= 5)
    return { colour: ink('oxblood'), round: 1.5, load: `<path d="M-8 0H8M-3-7V7M3-7V7" fill="none" ${light}/>` }
  if (value <= 7)
    return {
      colour: ink('enamel'),
      round: 6,
      load: `<path d="M-4.6-7V7M4.6-7V7" fill="none" ${light}/><circle r="2.7" fill="${ink('glow')}" stroke="${edge}" stroke-width="1.1"/>`,
    }
  return {
    colour: ink('brass-text'),
    round: 1.5,
    load: `<path d="M-5.8-4.6H-1V4.6H-5.8zM1-4.6H5.8V4.6H1z" fill="${ink('paper')}" fill-opacity=".3" stroke="${ink('paper')}" stroke-opacity=".7" stroke-width="1"/>`,
  }
}
