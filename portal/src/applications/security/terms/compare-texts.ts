import type { ComparedPiece } from '@parvis/design-system/TextComparison'
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'

/** Milliseconds a comparison may take: texts with little in common take longest and yield the least. */
const timeout = 500

/**
 * Compares two texts word by word. If that takes too long, compares them line by line, or as a whole if that takes too
 * long too.
 */
export function compareTexts(before: string, after: string): ComparedPiece[] {
  const changes: ChangeObject<string>[] = diffWordsWithSpace(before, after, { timeout }) ??
    diffLines(before, after, { timeout }) ?? [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, removed: false, added: true, count: 1 },
    ]
  return changes
    .filter(({ value }) => value !== '')
    .map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }))
}

/** Whether anything is different. */
export const isDifferent = (pieces: readonly ComparedPiece[]) => pieces.some(({ kind }) => kind !== 'same')
