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

export interface ConfirmDialogProps extends ElementProps<HTMLElement> {
  isOpen: boolean
  /** Called with `false` when the reader does not go ahead. */
  onOpenChange: (isOpen: boolean) => void
  /** The question: "Delete the menu Reports?" */
  title: string
  /** What will happen, and what cannot be undone. */
  children: ReactNode
  /** What going ahead does: "Delete menu". */
  confirmLabel: string
  /** The safe way out. @default 'Cancel' */
  cancelLabel?: string
  /** `danger` for what cannot be undone. @default 'normal' */
  tone?: ConfirmTone
  /** A word that must be typed before something big is destroyed. */
  typeToConfirm?: string
  /** Goes ahead. The dialog stays open until the caller closes it. */
  onConfirm: () => void
  /** The work is under way: the dialog cannot be left. @default false */
  isPending?: boolean
  /** Why going ahead failed; stays until the next try. */
  error?: ReactNode
}

/** A question before something happens. The focus is on the safe answer; Escape means no. */
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

/** Its own component: what was typed is forgotten when the dialog closes. */
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
