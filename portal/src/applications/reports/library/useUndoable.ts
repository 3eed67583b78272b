import { showToast } from '@parvis/design-system/Toast'
import { useCallback } from 'react'
import type { Say } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Something that was done, and how it is undone. */
export interface Undoable {
  /** What was done, in a few words. */
  title: string
  undo: () => Promise<unknown>
  /** What is said once it is undone. */
  undone: string
  /** Why it could not be undone. */
  say: Say
}

/** Says that something was done and offers to undo it. Why that fails stays until the reader has seen it. */
export function useUndoable(): (done: Undoable) => void {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  return useCallback(
    ({ title, undo, undone, say }) => {
      const run = () => {
        void undo().then(
          () => void showToast({ title: undone }),
          (error: unknown) =>
            void showToast({
              kind: 'warning',
              title: t('undo.failed'),
              description: sayKey(tAny, say(error).key),
              action: { label: t('undo.again'), onPress: run },
            }),
        )
      }
      showToast({ title, action: { label: t('undo.undo'), onPress: run } })
    },
    [t, tAny],
  )
}
