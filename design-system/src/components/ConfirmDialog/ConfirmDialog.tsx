import { CircleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import * as overlay from '../../internal/overlay/overlay.css.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { messages } from './ConfirmDialog.messages.ts'

export const confirmTones = ['normal', 'danger'] as const
export type ConfirmTone = (typeof confirmTones)[number]

export interface ConfirmDialogProps extends ElementProps {
  isOpen: boolean
  /** Called with `false` when the reader cancels. */
  onOpenChange: (isOpen: boolean) => void
  /** The question: "Delete the menu Reports?" */
  title: string
  /** What will happen and what cannot be undone. */
  children: ReactNode
  /** Label of the confirm button: "Delete menu". */
  confirmLabel: string
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string
  /** Use `danger` for actions that cannot be undone. @default 'normal' */
  tone?: ConfirmTone
  /** A word that the reader must type to confirm a major destructive action. */
  typeToConfirm?: string
  /** Called when the reader confirms. The dialog stays open until the caller closes it. */
  onConfirm: () => void
  /** Whether the action is in progress, during which the dialog cannot be closed. @default false */
  isPending?: boolean
  /** Why the action failed. Shown until the next attempt. */
  error?: ReactNode
}

/** Asks for confirmation before an action. Focus starts on the cancel button, and Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, isPending = false } = props
  const id = useId()
  return (
    <Dialog
      {...elementProps(props)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      role="alertdialog"
      aria-describedby={id}
      isLocked={isPending}
    >
      <ConfirmContent {...props} bodyId={id} />
    </Dialog>
  )
}

/** A separate component, so that closing the dialog resets the typed text. */
function ConfirmContent({
  bodyId,
  children,
  onOpenChange,
  onConfirm,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  typeToConfirm,
  isPending = false,
  error,
}: ConfirmDialogProps & { bodyId: string }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const word = typeToConfirm ?? ''
  const isRight = typed.trim() === word
  const confirm = () => {
    setTried(true)
    if (isRight) onConfirm()
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        confirm()
      }}
    >
      <Stack gap={5}>
        <div id={bodyId}>{children}</div>
        {word !== '' && (
          <TextField
            label={t('typeIt', { word })}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck={false}
            messages={tried && !isRight ? [{ kind: 'error', text: t('mismatch', { word }) }] : []}
          />
        )}
        {error != null && (
          <div role="alert" className={styles.error}>
            <CircleAlert aria-hidden size={20} className={styles.icon} />
            <div>{error}</div>
          </div>
        )}
        <div {...keepClear} className={overlay.buttons}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question puts the focus on its safe answer */}
          <Button autoFocus onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending}>
            {confirmLabel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
