import { Button } from '@parvis/design-system/Button'
import { Dialog, type DialogSize } from '@parvis/design-system/Dialog'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, type ReactNode } from 'react'
import { controls, focusInvalid } from './focus-invalid.ts'

interface DialogFormProps {
  submitLabel: string
  cancelLabel: string
  /** Whether a request is pending: the dialog then cannot be closed. */
  isPending: boolean
  /** The number of attempts to send. Each attempt blocked by an invalid field moves focus to the first such field. */
  attempt: number
  onSubmit: () => void
  /** Closes the dialog and discards what was typed. */
  onCancel: () => void
  /** The fields, and the reason for a failure. */
  children: ReactNode
}

/**
 * Text fields that may take focus when the dialog opens. A combo box may not: its list would hide the dialog before
 * anybody has read it.
 */
const typedInto = ':is(input:not([type="checkbox"], [type="radio"], [role="combobox"]), textarea):read-write'

/**
 * The content of a form dialog. Focus goes to the first control if that is a text field; the offer of a draft comes
 * before it.
 */
function DialogForm(props: DialogFormProps) {
  const { submitLabel, cancelLabel, isPending, attempt, onSubmit, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const answered = useRef(0)
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(controls)
    if (first?.matches(typedInto)) first.focus()
  }, [])
  useEffect(() => {
    if (attempt <= answered.current) return
    answered.current = attempt
    if (form.current) focusInvalid(form.current)
  }, [attempt])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isPending) onSubmit()
      }}
    >
      <Stack gap={5}>
        {props.children}
        <Inline justify="end" gap={2}>
          <Button onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

export interface FormDialogProps extends DialogFormProps {
  title: string
  /** Explains the consequences; announced with the title. @default nothing */
  description?: string
  /** @default 'medium' */
  size?: DialogSize
  /** Closes the dialog; what was typed stays as a draft. */
  onClose: () => void
  /** Rendered over the form, such as a conflict dialog. @default nothing */
  over?: ReactNode
  /** Replaces the form in the same dialog after sending. @default nothing: it is closed */
  instead?: { title: string; content: ReactNode; footer: ReactNode; isLocked: boolean } | undefined
}

/** A short form in a dialog. Enter or the button submits it; only one request is sent at a time. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = 'medium', onClose, over, instead, ...form } = props
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={instead?.title ?? title}
      description={instead ? undefined : description}
      size={size}
      isLocked={instead?.isLocked ?? form.isPending}
      footer={instead?.footer}
    >
      {instead ? instead.content : <DialogForm {...form} />}
      {over}
    </Dialog>
  )
}
