import { showToast } from '@parvis/design-system/Toast'
import type { ProblemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { refusedOf } from './chosen.ts'

/** The most names that fit into a toast. */
const mostNamed = 3

/** What was done with documents, and how to undo it. */
export interface Undoable {
  documents: readonly { id: number; name: string }[]
  done: string
  undo: () => Promise<unknown>
  undone: string
  notUndone: string
  say: (error: unknown) => ProblemText
}

/** Shows what was done and offers to undo it. A failed undo is reported with its reason and can be retried. */
export function useUndoToast() {
  const { t } = useTranslation('documents')
  const { t: tAny } = useTranslation()
  const undo = (what: Undoable) => {
    void what.undo().then(
      () => void showToast({ title: what.undone }),
      (error: unknown) => {
        const names =
          what.documents.length > 1 ? refusedOf(error, what.documents).map(({ name }) => name) : []
        const named = names.slice(0, mostNamed).join(', ')
        // The toast stays until the reader has seen it.
        showToast({
          kind: 'warning',
          title: what.notUndone,
          description: [sayKey(tAny, what.say(error).key), names.length > mostNamed ? `${named}…` : named]
            .join(' ')
            .trim(),
          action: { label: t('action.again'), onPress: () => undo(what) },
        })
      },
    )
  }
  return (what: Undoable) =>
    void showToast({ title: what.done, action: { label: t('action.undo'), onPress: () => undo(what) } })
}
