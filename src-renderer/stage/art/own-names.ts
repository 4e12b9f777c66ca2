/** What a drawing names by an id (a mask, a clip) is its own, whatever else is drawn in the same picture or page. */
export const withOwnNames = (drawing: string, owner: string): string =>
  drawing
    .replace(/ id="([^"]+)"/g, ` id="${owner}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${owner}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${owner}-$1"`)
