/** Where the system chooses the colours, those of marks: what can be chosen stands out as it does on screens. */
const SYSTEM: Readonly<Record<string, string>> = {
  glow: 'Highlight',
  glowedge: 'CanvasText',
  'brass-text': 'CanvasText',
  casing: 'CanvasText',
  ink: 'CanvasText',
  edge: 'CanvasText',
  enamel: 'CanvasText',
  'ink-soft': 'GrayText',
  paper: 'Canvas',
  card: 'Canvas',
  tag: 'Canvas',
}

/** What the system has for a colour that it has a name for: 'rgb(26, 235, 255)'. */
function systemColour(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = name
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/**
 * The same pictures with the system's colours for marks, `colour` and nothing else: cards and pieces stay as they are
 * printed, for what they mean is told by their colours too.
 */
export function inSystemColours<P extends { colour(token: string): string }>(pictures: P): P {
  const known = new Map<string, string>()
  const colour = (token: string): string => {
    const name = SYSTEM[token]
    if (name === undefined) return pictures.colour(token)
    const colour = known.get(token) ?? systemColour(name)
    known.set(token, colour)
    return colour
  }
  return Object.create(pictures, { colour: { value: colour } }) as P
}
