import type { ComparedPiece } from '@parvis/design-system/TextComparison'
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'

/** Milliseconds that a comparison may take: of texts that have little in common it takes longest and says least. */
const timeout = 500

/**
 * What a text has that another has not, word by word; paragraph by paragraph where too little is the same; and as a whole
 * where nothing is.
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
