/** Words that occur unbroken somewhere, in lower case. */
export type KnownWords = ReadonlySet<string>

const word = '[\\p{L}\\p{M}]+'
const hyphens = '-\u2010\u2011'
const compound = `${word}(?:[${hyphens}]${word})*`
const anyWord = new RegExp(compound, 'gu')
const brokenWord = new RegExp(`(${compound})[-\u2010]$`, 'u')
const itsRest = new RegExp(`^(?=\\p{Ll})${compound}`, 'u')
const endsInHyphen = new RegExp(`\\p{L}[${hyphens}]$`, 'u')
/** Invisible unless the word is broken there. */
const softHyphen = '\u00AD'

/** Uses one kind of hyphen, and removes soft hyphens. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(softHyphen, '')
    .replaceAll(/[\u2010\u2011]/g, '-')

/** The words in the lines, except those broken at the end of a line. */
export function wordsOf(lines: readonly string[]): KnownWords {
  const words = new Set<string>()
  for (const line of lines) {
    const whole = plain(line.trim()).replace(brokenWord, '')
    for (const [found] of whole.matchAll(anyWord)) words.add(found)
  }
  return words
}

/**
 * Joins two lines. A soft hyphen only marks a line break and is removed. Any other hyphen may belong to the word
 * ("peut-être") or come from the line break ("éta-blissement"): it is removed if the page contains the word without it
 * elsewhere, and kept if in doubt.
 */
export function joinLines(first: string, second: string, known: KnownWords): string {
  if (first.endsWith(softHyphen)) return first.slice(0, -1) + second
  if (!endsInHyphen.test(first)) return `${first} ${second}`
  const stem = brokenWord.exec(plain(first))?.[1]
  const rest = itsRest.exec(second)?.[0]
  if (stem === undefined || rest === undefined) return first + second
  const [without, with_] = [stem + plain(rest), `${stem}-${plain(rest)}`]
  return (known.has(without) && !known.has(with_) ? first.slice(0, -1) : first) + second
}
