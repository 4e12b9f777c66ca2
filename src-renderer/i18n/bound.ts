const ALONE = String.raw`\p{Lu}(?![\p{L}\p{N}'’])`
const PAIR = new RegExp(String.raw`(?<=(?:^|[\s(])\p{Lu}) (\p{Ll}{1,4}) (?=${ALONE})`, 'gu')
const SINGLE = new RegExp(` (?=${ALONE})`, 'gu')
const COMPOUND = /(?<=\d(?:er)?-)(?=\p{L})/gu

/**
 * A sentence as it is written in lines: a letter by itself, the name of a station, begins none; 'E to F' is not parted,
 * nor is '4-wagon'. What is only read aloud, kept or looked for is as it was typed.
 */
export const bound = (text: string): string =>
  text.replace(PAIR, '\u00a0$1\u00a0').replace(SINGLE, '\u00a0').replace(COMPOUND, '\u2060')
