/** A part of a text: its kind and its content, without the markup. */
export type ProsePart =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: string[]; first: number }

const bullet = /^- +(\S.*)$/
const numbered = /^(\d{1,3})[.] +(\S.*)$/

/**
 * Splits a plain text into parts: an empty line ends a part, `## ` starts a heading, and consecutive lines that begin
 * with `- ` or `1. ` form a list. Everything else is text.
 */
export function proseParts(text: string): ProsePart[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .filter(block => block.trim() !== '')
    .flatMap((block): ProsePart[] =>
      block.startsWith('## ') ? [{ kind: 'heading', text: block.slice(3) }] : partsOf(block),
    )
}

/** The lines of a block as lists and paragraphs. */
function partsOf(block: string): ProsePart[] {
  const parts: ProsePart[] = []
  for (const line of block.split(/\r?\n/)) {
    const last = parts.at(-1)
    const item = bullet.exec(line)?.[1]
    const [, number, step] = numbered.exec(line) ?? []
    if (item !== undefined) {
      if (last?.kind === 'bullets') last.items.push(item)
      else parts.push({ kind: 'bullets', items: [item] })
    } else if (step !== undefined) {
      if (last?.kind === 'numbers') last.items.push(step)
      else parts.push({ kind: 'numbers', items: [step], first: Number(number) })
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`
    else parts.push({ kind: 'paragraph', text: line })
  }
  return parts
}
