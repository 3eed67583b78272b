/**
 * Finding things by their words: accents, case and ligatures do not count, the words of the query may come in any
 * order, and a thing is found by its title, by its other words (the other language, a synonym) and by its code.
 */

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** One letter without accent and case; a ligature becomes its letters, a combining mark nothing. */
function foldLetter(letter: string): string {
  // By way of capitals, as Unicode's case folding does: some small letters share one capital (ᲀ and в both have В).
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
  return plain.replaceAll(/[œæßøđł]/g, found => ligatures[found] ?? found).replaceAll(/[’‘ʼ`]/g, "'")
}

/** A text as it is compared: without accents, case and ligatures. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter)
  return folded
}

/** The words of a query, folded; hyphens, dots and apostrophes part words. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

/** What can be found. */
export interface Findable {
  /** The words that are shown. */
  title: string
  /** Further words: the title in the other language, description, synonyms. */
  keywords?: readonly string[]
  /** A code such as "M0503": found by its beginning. */
  code?: string
}

const points = { whole: 100, start: 60, wordStart: 40, inside: 15 } as const

/** How well one word of the query is found in a folded text; 0 when it is not. */
function pointsIn(text: string, word: string): number {
  if (text === word) return points.whole
  if (text.startsWith(word)) return points.start
  const at = text.indexOf(word)
  if (at < 0) return 0
  for (let from = at; from >= 0; from = text.indexOf(word, from + 1))
    if (!/[\p{L}\p{N}]/u.test(text[from - 1] ?? ' ')) return points.wordStart
  return points.inside
}

/**
 * How well a thing answers a query: 0 when some word of the query is found nowhere in it, more the better.
 * The title counts twice as much as the other words; an empty query is answered by everything alike (1).
 */
export function score(query: string, thing: Findable): number {
  const words = wordsOf(query)
  if (words.length === 0) return 1
  const title = fold(thing.title)
  const others = (thing.keywords ?? []).map(fold)
  const code = fold(thing.code ?? '')
  let sum = 0
  for (const word of words) {
    const inTitle = pointsIn(title, word) * 2
    const inCode = code.startsWith(word) ? (code === word ? points.whole * 3 : points.start) : 0
    const best = Math.max(inTitle, inCode, ...others.map(text => pointsIn(text, word)))
    if (best === 0) return 0
    sum += best
  }
  return sum / words.length
}

/** Those that answer the query, best first; equally good ones keep their order. */
export function rank<T extends Findable>(query: string, things: readonly T[]): T[] {
  return things
    .map(thing => ({ thing, found: score(query, thing) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, two) => two.found - one.found)
    .map(({ thing }) => thing)
}

/** A piece of a title, and whether the query found it. */
export interface Piece {
  text: string
  isFound: boolean
}

/** A title in pieces, those that the query found apart; joined they are the title. */
export function pieces(query: string, title: string): Piece[] {
  const letters = Array.from(title)
  // Where each folded character comes from, because folding may lengthen a text.
  const origin: number[] = []
  let folded = ''
  letters.forEach((letter, index) => {
    const plain = foldLetter(letter)
    folded += plain
    for (let count = 0; count < plain.length; count++) origin.push(index)
  })
  const found = new Set<number>()
  for (const word of wordsOf(query)) {
    const at = folded.indexOf(word)
    if (at < 0) continue
    for (let index = at; index < at + word.length; index++) {
      const letter = origin[index]
      if (letter !== undefined) found.add(letter)
    }
  }
  const result: Piece[] = []
  letters.forEach((letter, index) => {
    const isFound = found.has(index)
    const last = result.at(-1)
    if (last && last.isFound === isFound) last.text += letter
    else result.push({ text: letter, isFound })
  })
  return result
}
