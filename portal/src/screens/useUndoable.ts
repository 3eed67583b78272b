import { showToast } from '@parvis/design-system/Toast'
import { useCallback } from 'react'
import type { Say } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** An action and how to undo it. */
export interface Undoable {
  /** What was done, in a few words. */
  title: string
  undo: () => Promise<unknown>
  /** The confirmation after undoing. */
  undone: string
  /** Explains why undoing failed. */
  say: Say
  /** Whether undoing is no longer possible, because somebody has changed the same thing since. @default it can */
  isOver?: (error: unknown) => boolean
}

/**
 * Shows a toast with an undo action until the returned function is called. If undoing fails, the reason stays until
 * the reader has seen it.
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
