import type { RefObject } from 'react'
import { useRefusedSubmit } from '../field/useRefusedSubmit.ts'
import { firstMissing, focusFirstSegment } from './segments.ts'

interface WholeEntryOptions {
  /** Whether the field says that a part is missing. */
  isIncomplete: boolean
  /** Whether the reader cannot complete it. */
  isLocked: boolean
}

/** Does not send the form without a partly entered date or time, and moves the focus to its missing part. */
export function useWholeEntry(
  box: RefObject<Element | null>,
  { isIncomplete, isLocked }: WholeEntryOptions,
): void {
  useRefusedSubmit(box, {
    isUnfinished: () => !isLocked && (isIncomplete || firstMissing(box.current) !== undefined),
    focus: () => {
      const missing = firstMissing(box.current)
      // A year of three figures is not complete, but nothing is empty.
      if (missing) missing.focus()
      else focusFirstSegment(box.current)
    },
  })
}
