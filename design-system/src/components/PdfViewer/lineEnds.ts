/** Words that are written whole somewhere, in lower case. */
export type KnownWords = ReadonlySet<string>

const word = '[\\p{L}\\p{M}]+'
const hyphens = '-\u2010\u2011'
const compound = `${word}(?:[${hyphens}]${word})*`
const anyWord = new RegExp(compound, 'gu')
const brokenWord = new RegExp(`(${compound})[-\u2010]$`, 'u')
const itsRest = new RegExp(`^(?=\\p{Ll})${compound}`, 'u')
const endsInHyphen = new RegExp(`\\p{L}[${hyphens}]$`, 'u')
/** Invisible where the word is not broken. */
const softHyphen = '\u00AD'

/** One way to write a hyphen, and none for the eye alone. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(softHyphen, '')
    .replaceAll(/[\u2010\u2011]/g, '-')

/** The words of lines; what is broken at the end of one is none. */
export function wordsOf(lines: readonly string[]): KnownWords {
  const words = new Set<string>()
  for (const line of lines) {
    const whole = plain(line.trim()).replace(brokenWord, '')
    for (const [found] of whole.matchAll(anyWord)) words.add(found)
  }
  return words
}

/**
 * Joins two lines. A soft hyphen is there for the end of the line alone, and goes. Of another one nobody knows whether
 * the word has it ("peut-être") or was broken there ("éta-blissement"): it goes where the page has the word without it
 * elsewhere, and stays in doubt.
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
