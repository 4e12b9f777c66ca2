/** The headings of the rules page that something leads to. A test finds them in the texts of all languages. */
export const TRANSPORT_ANCHORS = [
  'aim', 'table', 'box', 'belts', 'floors', 'intakes', 'pallets', 'parcels', 'start', 'open',
  'turn', 'drawing', 'swapping', 'connecting', 'open-end', 'between', 'floor-side', 'fitting',
  'icons', 'parcel-icon', 'key', 'forklift', 'enclosed', 'moving', 'ways', 'arriving', 'end', 'scoring', 'teams',
] as const

export type TransportAnchor = (typeof TRANSPORT_ANCHORS)[number]
