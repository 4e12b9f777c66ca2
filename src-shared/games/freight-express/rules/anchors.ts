/** The headings of the rules page that something leads to. A test finds them in the texts of all languages. */
export const FREIGHT_ANCHORS = [
  'aim', 'table', 'box', 'card', 'layouts', 'placing', 'start', 'open',
  'turn', 'stock', 'actions', 'extend', 'complete', 'couple', 'uncouple', 'refill',
  'driving', 'sleepers', 'fuel', 'facing', 'way', 'arriving', 'ramming', 'derailing', 'stranded', 'crossing',
  'end', 'scoring',
  'advanced', 'entering', 'assignment', 'ticket', 'flying', 'card-robbery', 'closing', 'card-train', 'uncouple-wagon',
  'veto', 'dictating', 'rebuilding', 'couple-wagon', 'wagon-robbery', 'abduction',
] as const

export type FreightAnchor = (typeof FREIGHT_ANCHORS)[number]
