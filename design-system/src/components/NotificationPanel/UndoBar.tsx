import { X } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './NotificationPanel.css.ts'
import type { NotificationWords } from './NotificationPanel.messages.ts'

interface UndoBarProps {
  words: string
  onUndo: () => void
  onClose: () => void
  t: NotificationWords
}

/** The last action and its undo button. It does not time out, so nobody has to be quick. */
export function UndoBar({ words, onUndo, onClose, t }: UndoBarProps) {
  return (
    <div className={styles.undo}>
      <span className={styles.undoWords}>{words}</span>
      <span data-takes-focus>
        <Button variant="quiet" size="small" onPress={onUndo}>
          {t('undo')}
        </Button>
      </span>
      <IconButton size="small" label={t('close')} icon={<X aria-hidden size={18} />} onPress={onClose} />
    </div>
  )
}
