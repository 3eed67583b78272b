import { showToast } from '@parvis/design-system/Toast'
import { useCallback } from 'react'
import type { Say } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Something that was done, and how it is undone. */
export interface Undoable {
  /** What was done, in a few words. */
  title: string
  undo: () => Promise<unknown>
  /** What is said once it is undone. */
  undone: string
  /** Why it could not be undone. */
  say: Say
  /** Whether it cannot be tried again: somebody has changed the same since. @default it can */
  isOver?: (error: unknown) => boolean
}

/**
 * Says that something was done and offers to undo it, until what it gives is called. Why that fails stays until the reader
 * has seen it.
 */
export function useUndoable(): (done: Undoable) => () => void {
  const { t } = useTranslation()
  return useCallback(
    ({ title, undo, undone, say, isOver }) => {
      const run = () => {
        void undo().then(
          () => void showToast({ title: undone }),
          (error: unknown) =>
            void showToast({
              kind: 'warning',
              title: t('undo.failed'),
              description: sayKey(t, say(error).key),
              ...(isOver?.(error) !== true && { action: { label: t('undo.again'), onPress: run } }),
            }),
        )
      }
      return showToast({ title, action: { label: t('undo.undo'), onPress: run } })
    },
    [t],
  )
}
