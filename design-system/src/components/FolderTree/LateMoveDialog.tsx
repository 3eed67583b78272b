import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { useLoadedPart } from '../../internal/loading/useLoadedPart.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FolderTree.css.ts'
import { messages } from './FolderTree.messages.ts'
import type { MoveQuestion } from './FolderView.tsx'
import { moveDialogPart } from './moveDialogPart.ts'

/**
 * Loads the move dialog when it is first needed. If that fails, the tree says so. The dialog then opens with a retry,
 * or automatically when the network is back.
 */
export function LateMoveDialog(question: MoveQuestion) {
  const t = useMessages(messages)
  const { Part: MoveDialog, hasFailed, retry } = useLoadedPart(moveDialogPart)
  const [opener] = useState(() => document.activeElement)
  const goBack = () => (opener instanceof HTMLElement ? opener : null)
  // The retry button disappears with its message.
  const kept = useFocusKept(goBack)
  if (MoveDialog) return <MoveDialog {...question} />
  return (
    <div {...kept}>
      {hasFailed && (
        <div {...keepClear} role="alert" className={styles.failed}>
          {t('moveFailed')}
          <Button size="small" onPress={retry}>
            {t('retry')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              goBack()?.focus()
              question.onClose()
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
