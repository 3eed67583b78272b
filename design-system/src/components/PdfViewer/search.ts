/** A match: offsets in the searched text. */
export interface Found {
  start: number
  end: number
}

export interface SearchOptions {
  /** "Rapport" does not match "rapport". */
  matchCase: boolean
  /** "port" does not match "rapport". */
  wholeWords: boolean
  /** "ete" does not match "été". */
  matchAccents: boolean
}

/** Stands for a line break within a word, which may or may not have a hyphen of its own. */
const brokenWord = '\u00ad'

/** Text normalised for comparison, with the start and end of each character in the original. */
interface Folded {
  text: string
  starts: number[]
  ends: number[]
}

function foldCharacter(character: string, { matchCase, matchAccents }: SearchOptions): string {
  const plain = matchAccents
    ? character.normalize('NFKC')
    : character
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replace('œ', 'oe')
        .replace('Œ', 'OE')
        .replace('æ', 'ae')
        .replace('Æ', 'AE')
  const folded = plain.replaceAll('’', "'")
  return matchCase ? folded : folded.toLowerCase()
}

/** A character with its accents; a word hyphenated at a line end; or any run of white space. */
const pieces = /(?<=\p{L})[-\u2010\u00ad][^\S\n]*\n\s*(?=\p{Ll})|\s+|\P{M}\p{M}*|\p{M}+/gu

function fold(text: string, options: SearchOptions): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] }
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const isBreak = piece.length > 1 && /^[-\u2010\u00ad]/.test(piece) && piece.includes('\n')
    const to = isBreak ? brokenWord : /^\s/.test(piece) ? ' ' : foldCharacter(piece, options)
    folded.text += to
    for (let unit = 0; unit < to.length; unit++) {
      folded.starts.push(index)
      folded.ends.push(index + piece.length)
    }
  }
  return folded
}

const escaped = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)

/** The pattern of the searched words, between whose letters a line may break. */
function patternOf(query: string, options: SearchOptions): RegExp | undefined {
  const { text } = fold(query.trim(), options)
  if (text === '') return undefined
  const parts = Array.from(text, character =>
    character === '-' ? `[-\u2010${brokenWord}]` : escaped(character),
  )
  return new RegExp(parts.join(`${brokenWord}?`), 'gu')
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u

function isWhole(text: string, { start, end }: Found): boolean {
  // Characters outside the basic plane take two UTF-16 code units.
  const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? ''
  const after = String.fromCodePoint(text.codePointAt(end) ?? 0x20)
  return !wordCharacter.test(before) && !wordCharacter.test(after)
}

/** All matches in order, without overlaps. Line breaks count as spaces. */
export function findAll(text: string, query: string, options: SearchOptions): Found[] {
  const pattern = patternOf(query, options)
  if (!pattern) return []
  const folded = fold(text, options)
  const found: Found[] = []
  for (const match of folded.text.matchAll(pattern)) {
    const start = folded.starts[match.index]
    const end = folded.ends[match.index + match[0].length - 1]
    if (start === undefined || end === undefined) continue
    const place = { start, end }
    if (!options.wholeWords || isWhole(text, place)) found.push(place)
  }
  return found
}
