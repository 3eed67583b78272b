import { Button } from '@parvis/design-system/Button'
import { Dialog, type DialogSize } from '@parvis/design-system/Dialog'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, type ReactNode } from 'react'

export interface DialogFormProps {
  submitLabel: string
  cancelLabel: string
  /** It is being sent: the dialog cannot be left. */
  isPending: boolean
  /** How often sending was tried: each try that a field stood in the way of puts the focus into the first such field. */
  attempt: number
  onSubmit: () => void
  /** Closes it and forgets what was typed. */
  onCancel: () => void
  /** The fields, and why it was not taken. */
  children: ReactNode
}

/** What stands in the dialog of a form; by itself where the same dialog goes on with something else. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, cancelLabel, isPending, attempt, onSubmit, onCancel } = props
  const form = useRef<HTMLFormElement>(null)
  const answered = useRef(0)
  useEffect(() => {
    if (attempt <= answered.current) return
    answered.current = attempt
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
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
  /** @default 'medium' */
  size?: DialogSize
  /** Closes it; what was typed stays as a draft. */
  onClose: () => void
  /** What may open over the form, such as a conflict. @default nothing */
  over?: ReactNode
}

/** A short form in a dialog: it is sent by Enter or its button, once at a time. */
export function FormDialog({ title, size = 'medium', onClose, over, ...form }: FormDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={title}
      size={size}
      isLocked={form.isPending}
    >
      <DialogForm {...form} />
      {over}
    </Dialog>
  )
}
