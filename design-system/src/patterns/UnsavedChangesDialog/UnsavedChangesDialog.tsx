import { useId } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { keepClear } from '../../internal/overlay/keepClear.ts'
import { buttons } from '../../internal/overlay/overlay.css.ts'
import { messages } from './UnsavedChangesDialog.messages.ts'

export interface UnsavedChangesDialogProps extends ElementProps {
  isOpen: boolean
  /** Called to stay on the page. Escape does the same. */
  onStay: () => void
  /** Called to leave and discard the changes. */
  onLeave: () => void
  /** Called to save first, then leave. Leave it out if saving is not possible from here. */
  onSave?: () => void
  /** Whether saving is in progress. @default false */
  isSaving?: boolean
}

/**
 * Asks before the reader leaves a page with unsaved changes. The button to stay has the focus. The portal renders it in
 * one place.
 */
export function UnsavedChangesDialog({
  isOpen,
  onStay,
  onLeave,
  onSave,
  isSaving = false,
  ...element
}: UnsavedChangesDialogProps) {
  const t = useMessages(messages)
  const id = useId()
  return (
    <Dialog
      {...elementProps(element)}
      isOpen={isOpen}
      onOpenChange={open => !open && onStay()}
      title={t('title')}
      role="alertdialog"
      aria-describedby={id}
      isLocked={isSaving}
    >
      <Stack gap={6}>
        <p id={id}>{t('body')}</p>
        <div {...keepClear} className={buttons}>
          <Button variant="quiet" onPress={onLeave} isDisabled={isSaving}>
            {t('leave')}
          </Button>
          {onSave && (
            <Button onPress={onSave} isPending={isSaving}>
              {t('save')}
            </Button>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question puts the focus on its safe answer */}
          <Button variant="primary" autoFocus onPress={onStay} isDisabled={isSaving}>
            {t('stay')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
