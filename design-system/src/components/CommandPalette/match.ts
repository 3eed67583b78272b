/**
 * Matches items by their words. Accents, case and ligatures are ignored, and the words of the query may be in any
 * order. An item matches by its title, its keywords (the other language, a synonym) and its code.
 */

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/** Folds one letter: removes accents and case, splits ligatures, and drops combining marks. */
function foldLetter(letter: string): string {
  // Via upper case, like Unicode case folding: some small letters share a capital (ᲀ and в both have В).
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase()
  return plain.replaceAll(/[œæßøđł]/g, found => ligatures[found] ?? found).replaceAll(/[’‘ʼ`]/g, "'")
}

/** Folds a text for comparison: without accents, case and ligatures. */
export function fold(text: string): string {
  let folded = ''
  for (const letter of text) folded += foldLetter(letter)
  return folded
}

/** The folded words of a query. Hyphens, dots and apostrophes separate words. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}

/** An item that a query can match. */
export interface Findable {
  /** The visible title. */
  title: string
  /** Additional words to match: the title in the other language, a description, synonyms. */
  keywords?: readonly string[]
  /** A code such as "M0503", matched by prefix. */
  code?: string
}

const points = { whole: 100, start: 60, wordStart: 40, inside: 15 } as const

/** Scores one word of the query against a folded text; 0 if it does not match. */
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
 * Scores an item against a query; higher is better, and 0 means that some word of the query matches nothing.
 * The title counts twice as much as the keywords. For an empty query every item scores 1.
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

/** The items that match the query, best first. Items with equal scores keep their order. */
export function rank<T extends Findable>(query: string, things: readonly T[]): T[] {
  return things
    .map(thing => ({ thing, found: score(query, thing) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, two) => two.found - one.found)
    .map(({ thing }) => thing)
}

/** A piece of a title, and whether the query matched it. */
export interface Piece {
  text: string
  isFound: boolean
}

/** Splits a title into matched and unmatched pieces, which join up to the title. */
export function pieces(query: string, title: string): Piece[] {
  const letters = Array.from(title)
  // Maps each folded character to its original letter, because folding may lengthen a text.
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
