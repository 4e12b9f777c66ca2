const ALONE = String.raw`\p{Lu}(?![\p{L}\p{N}'’])`
const PAIR = new RegExp(String.raw`(?<=(?:^|[\s(])\p{Lu}) (\p{Ll}{1,4}) (?=${ALONE})`, 'gu')
const SINGLE = new RegExp(` (?=${ALONE})`, 'gu')

/**
 * A sentence as it is written in lines: a letter by itself, the name of a station, begins none, and 'E to F' is not
 * parted. What is only read aloud, kept or looked for has blanks as they are typed.
 */
export const bound = (text: string): string => text.replace(PAIR, '\u00a0$1\u00a0').replace(SINGLE, '\u00a0')
