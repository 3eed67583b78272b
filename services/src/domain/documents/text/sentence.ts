import { placedWords, plain } from './words.ts'

/** A piece of a sentence. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** Characters shown before the first match, to keep it in sight, and from it on. */
const shown = { before: 40, after: 160 }

interface Match {
  at: number
  end: number
  numbers: readonly number[]
}

/** The position that has the most matches near it; the first of several. */
function bestOf(matches: readonly Match[]): Match | undefined {
  let best: Match | undefined
  let most = 0
  for (const [index, match] of matches.entries()) {
    const found = new Set<number>()
    for (let next = index; next < matches.length; next += 1) {
      const other = matches[next]
      if (!other || other.end > match.at + shown.after) break
      for (const number of other.numbers) found.add(number)
    }
    if (found.size <= most) continue
    best = match
    most = found.size
  }
  return best
}

const sentenceEnd = /[.!?…]\s|\n/g

/** Where the sentence around a position begins, or the word from which it is shown. */
function startOf(text: string, at: number): number {
  const from = Math.max(0, at - shown.before)
  const before = text.slice(from, at)
  const end = [...before.matchAll(sentenceEnd)].at(-1)
  if (end) return from + end.index + end[0].length
  if (from === 0) return 0
  const blank = before.indexOf(' ')
  return blank === -1 ? at : from + blank + 1
}

/** Where it ends, never inside a word. */
function endOf(text: string, at: number): number {
  const after = text.slice(at, at + shown.after)
  const end = /[.!?…](?=\s|$)|\n/.exec(after)
  if (end) return at + end.index + (end[0] === '\n' ? 0 : 1)
  if (at + shown.after >= text.length) return text.length
  const blank = after.lastIndexOf(' ')
  return blank === -1 ? at + after.length : at + blank
}

/**
 * The sentence of a text around the matches; undefined if there are none.
 * @param forms for each word of the text, in lower case, which of the searched words it is a form of
 */
export function sentenceOf(text: string, forms: ReadonlyMap<string, readonly number[]>): Piece[] | undefined {
  const matches: Match[] = []
  for (const { word, at } of placedWords(text)) {
    const numbers = forms.get(plain(word))
    if (numbers) matches.push({ at, end: at + word.length, numbers })
  }
  const best = bestOf(matches)
  if (!best) return undefined
  const start = startOf(text, best.at)
  // Extend the sentence at least to the end of the match, however long the word is.
  const end = Math.max(best.end, endOf(text, best.at))
  const pieces: Piece[] = []
  const add = (piece: string, isMatch: boolean) => {
    if (piece !== '') pieces.push({ text: piece.slice(0, 500), isMatch })
  }
  let done = start
  const isCutBefore = start > 0 && !/[.!?…\n]\s*$/.test(text.slice(0, start))
  const lead = isCutBefore ? '…' : ''
  for (const { at, end: matchEnd } of matches.filter(each => each.at >= start && each.end <= end)) {
    add(`${done === start ? lead : ''}${text.slice(done, at)}`, false)
    add(text.slice(at, matchEnd), true)
    done = matchEnd
  }
  const isCutAfter = end < text.length && text[end] !== '\n' && !/[.!?…]$/.test(text.slice(0, end))
  add(`${text.slice(done, end)}${isCutAfter ? '…' : ''}`, false)
  return pieces.slice(0, 100)
}
