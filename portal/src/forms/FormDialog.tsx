import { Button } from '@parvis/design-system/Button'
import { Dialog, type DialogSize } from '@parvis/design-system/Dialog'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useRef, type ReactNode } from 'react'

interface DialogFormProps {
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

/** What can have the focus; not what React Aria keeps beside it for the browser. */
const controls = ':is(input, textarea, button):not([type="hidden"], [tabindex="-1"], :disabled)'
/** What is typed into. Not where a list opens: it would hide the dialog before anybody has read it. */
const typedInto = ':is(input:not([type="checkbox"], [type="radio"], [role="combobox"]), textarea):read-write'

/**
 * What stands in the dialog of a form. The focus goes to what is typed into, where the form begins with that; a draft that
 * is offered comes first.
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
  /** What comes of it: read out with the title. @default nothing */
  description?: string
  /** @default 'medium' */
  size?: DialogSize
  /** Closes it; what was typed stays as a draft. */
  onClose: () => void
  /** What may open over the form, such as a conflict. @default nothing */
  over?: ReactNode
  /** What the same dialog goes on with once it is sent, in the place of the form. @default nothing: it is closed */
  instead?: { title: string; content: ReactNode; footer: ReactNode; isLocked: boolean } | undefined
}

/** A short form in a dialog: it is sent by Enter or its button, once at a time. */
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
