import { joinLines, wordsOf, type KnownWords } from './lineEnds.ts'
import type { Found } from './search.ts'

/** A text run as pdf.js returns it; marked content has a type and no text. */
export interface TextRun {
  str?: string
  hasEOL?: boolean
  transform?: readonly number[]
  height?: number
  type?: string
  id?: string
  tag?: string
}

/** The text of a page in file order, and the offset at which each run begins. */
export interface PageText {
  text: string
  /** One offset per run with text, in order. */
  starts: readonly number[]
}

export function textOf(runs: readonly TextRun[]): PageText {
  let text = ''
  const starts: number[] = []
  for (const { str, hasEOL } of runs) {
    if (str === undefined) continue
    starts.push(text.length)
    text += str + (hasEOL === true ? '\n' : '')
  }
  return { text, starts }
}

/** The part of a run that belongs to a match. */
export interface RunPart {
  /** Index among the runs with text. */
  run: number
  from: number
  to: number
}

/** The parts of runs that a match covers. */
export function partsOf({ text, starts }: PageText, { start, end }: Found): RunPart[] {
  const parts: RunPart[] = []
  for (let run = 0; run < starts.length; run++) {
    const begin = starts[run] ?? 0
    const stop = starts[run + 1] ?? text.length
    if (stop <= start) continue
    if (begin >= end) break
    const part = { run, from: Math.max(start, begin) - begin, to: Math.min(end, stop) - begin }
    if (part.to > part.from) parts.push(part)
  }
  return parts
}

interface Line {
  text: string
  baseline: number
  height: number
}

function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const { str, hasEOL, transform, height = 0 } of runs) {
    if (str === undefined) continue
    const baseline = transform?.[5] ?? 0
    // A run far from the line's baseline starts a new line, even if the file marks no line end.
    if (
      line &&
      str.trim() !== '' &&
      Math.abs(baseline - line.baseline) > Math.max(line.height, height) * 0.6
    ) {
      lines.push(line)
      line = undefined
    }
    line ??= { text: '', baseline, height }
    line.text += str
    line.height = Math.max(line.height, height)
    if (hasEOL === true) {
      lines.push(line)
      line = undefined
    }
  }
  if (line) lines.push(line)
  return lines.filter(({ text }) => text.trim() !== '')
}

/** The words that occur unbroken on a page. */
export function knownWords(runs: readonly TextRun[]): KnownWords {
  return wordsOf(linesOf(runs).map(({ text }) => text))
}

/** Joins the lines of one paragraph. @param known words of the page */
export function paragraphOf(runs: readonly TextRun[], known: KnownWords = knownWords(runs)): string {
  const lines = linesOf(runs).map(({ text }) => text.trim().replaceAll(/\s+/g, ' '))
  return lines.length > 0 ? lines.reduce((first, second) => joinLines(first, second, known)) : ''
}

/**
 * The paragraphs of an untagged page: a new one begins where the line spacing is wider than within a paragraph, or
 * where the font size changes.
 * @param known words of the page
 */
export function paragraphsOf(runs: readonly TextRun[], known: KnownWords = knownWords(runs)): string[] {
  const paragraphs: string[] = []
  let last: Line | undefined
  for (const line of linesOf(runs)) {
    const text = line.text.trim().replaceAll(/\s+/g, ' ')
    const gap = last ? Math.abs(last.baseline - line.baseline) : 0
    const size = Math.max(line.height, 1)
    const goesOn =
      last && gap <= 1.6 * Math.max(size, last.height) && Math.abs(size - last.height) < 0.15 * size
    const previous = paragraphs.at(-1)
    if (goesOn && previous !== undefined) paragraphs[paragraphs.length - 1] = joinLines(previous, text, known)
    else paragraphs.push(text)
    last = line
  }
  return paragraphs
}
