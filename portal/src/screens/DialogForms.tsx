import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { useRef, type ReactNode } from 'react'
import type { Control, UseFormReturn } from 'react-hook-form'
import type { ProblemText } from '../api/problem-messages.ts'
import type { Faults } from '../forms/faults.ts'
import { FormConflict } from '../forms/FormConflict.tsx'
import { FormDialog, type FormDialogProps } from '../forms/FormDialog.tsx'
import { FormDraftOffer } from '../forms/FormDraftOffer.tsx'
import { useFormEditor } from '../forms/useFormEditor.ts'
import { useVersionedEditor, type Versioned } from '../forms/useVersionedEditor.ts'
import type { Namespace } from '../i18n/translations.ts'
import { ProblemBanner } from '../problems/ProblemBanner.tsx'
import type { FormDraft } from '../forms/useFormEditor.ts'
import type { DefinedForm, FieldKind, ValuesOf } from './define-form.ts'
import type { FieldsOf } from './FormFields.tsx'
import { useTexts } from './texts.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type Fields = Readonly<Record<string, FieldKind<any, any>>>
type Body<Of extends Fields> = ReturnType<DefinedForm<Of>['bodyOf']>

interface DialogProps<Of extends Fields>
  extends Pick<FormDialogProps, 'title' | 'description' | 'size' | 'onClose'> {
  form: DefinedForm<Of>
  namespace: Namespace
  submit: string
  /** The heading over the reason when the request fails. */
  failed: string
  /** The fields. `of` is what the components of `FormFields` need to know about their form. */
  children: (control: Control<ValuesOf<Of>>, of: FieldsOf<Of>) => ReactNode
}

export interface SendDialogProps<Of extends Fields>
  extends DialogProps<Of>,
    Pick<FormDialogProps, 'instead'> {
  /** Identifies the draft: `new:7` for something new below the application 7. */
  draft: string
  /** Faults that depend on data outside the form, such as a name that is already taken. @default nothing */
  also?: (values: ValuesOf<Of>) => Faults<keyof Of & string>
  /** More details shown below the reason for a failure. @default nothing */
  why?: ReactNode
  /** Maps an error thrown by `send` to the fields at fault. @default the fields that a problem names */
  refused?: (error: unknown, values: ValuesOf<Of>) => Faults<keyof Of & string>
  /** Sends the form. Retries of the same content reuse the same idempotency key. */
  send: (body: Body<Of>, idempotencyKey: string) => Promise<unknown>
  /** Called after sending, when nothing is unsaved any more. @default it closes */
  onSent?: (values: ValuesOf<Of>) => void
}

/** A form in a dialog that sends one request: to create something, or to act on something. */
export function SendDialog<Of extends Fields>(props: SendDialogProps<Of>) {
  const { form, draft, also, refused, send, onClose, onSent = onClose } = props
  type Values = ValuesOf<Of>
  const intention = useRef({ sent: '', key: newIdempotencyKey() })
  const editor = useFormEditor<Values>({
    ...editorOf(form),
    name: `${form.name}:${draft}`,
    start: form.start,
    check: values => ({ ...also?.(values), ...form.check(values) }),
    ...(refused && { refused }),
    say: form.say,
  })
  const submit = () =>
    editor.submit(async values => {
      const sent = JSON.stringify(values)
      const { current } = intention
      // Different content needs a new idempotency key.
      if (current.sent !== '' && current.sent !== sent) current.key = newIdempotencyKey()
      current.sent = sent
      try {
        await send(form.bodyOf(values), current.key)
      } catch (error) {
        // The first attempt got through but its response was lost: the next attempt needs a new key.
        if (isProblem(error, 'idempotency-conflict')) current.key = newIdempotencyKey()
        throw error
      }
      editor.finish(values)
      onSent(values)
    })
  return <Frame {...props} editor={editor} onSubmit={submit} />
}

export interface EditDialogProps<
  Of extends Fields,
  Thing extends Versioned & Parameters<DefinedForm<Of>['valuesOf']>[0],
> extends Omit<DialogProps<Of>, 'submit' | 'children'> {
  /** The label of the submit button. `isNew` is also true when the thing was deleted while the form was open. */
  submit: (isNew: boolean) => string
  children: (control: Control<ValuesOf<Of>>, of: FieldsOf<Of>, isNew: boolean) => ReactNode
  /** The latest version that the services returned; undefined for a new thing. */
  thing: Thing | undefined
  /** Identifies the draft of a new thing: `new:7` below the application 7. */
  draft: string
  /** Shown when the thing was deleted meanwhile: what happened to it, and what the author can do. */
  gone: { title: string; text: string }
  create: (body: Body<Of>, idempotencyKey: string) => Promise<{ id: number }>
  /** Sends the changes, with the version of `from` as precondition; returns the fields that the response changes. */
  update: (from: Thing, changes: Partial<Body<Of>>) => Promise<object>
  /** Reads the latest version; undefined when the thing no longer exists. */
  read: (id: number) => Promise<Thing | undefined>
  said: Record<'created' | 'saved', (values: ValuesOf<Of>) => string>
  /** Formats a field's value for display where it differs from what is typed. @default the value */
  written?: (values: ValuesOf<Of>, field: keyof Of & string) => string
  onSaved: (id: number) => void
}

/**
 * A form in a dialog that creates or edits a versioned thing and resolves conflicts with what others save meanwhile.
 */
export function EditDialog<
  Of extends Fields,
  Thing extends Versioned & Parameters<DefinedForm<Of>['valuesOf']>[0],
>(props: EditDialogProps<Of, Thing>) {
  const { form, namespace, thing, gone, onSaved } = props
  const { written = (values: ValuesOf<Of>, field: keyof Of & string) => String(values[field]) } = props
  const t = useTexts(namespace)
  const editor = useVersionedEditor<ValuesOf<Of>, Thing>({
    ...editorOf(form),
    kind: form.name,
    thing,
    newName: props.draft,
    newValues: form.start,
    valuesOf: form.valuesOf,
    check: form.check,
    say: form.say,
    create: (values, idempotencyKey) => props.create(form.bodyOf(values), idempotencyKey),
    update: async (from, values) => {
      const changes = form.changes(form.valuesOf(from), values)
      return { ...from, ...(await props.update(from, changes)) }
    },
    read: props.read,
    onCreated: onSaved,
    onSaved,
    said: props.said,
  })
  return (
    <Frame
      {...props}
      submit={props.submit(editor.isNew)}
      editor={editor}
      onSubmit={() => editor.submit()}
      notice={
        editor.isGone && (
          <Banner kind="warning" live="assertive" title={gone.title}>
            {gone.text}
          </Banner>
        )
      }
      over={
        <FormConflict
          editor={editor}
          valuesOf={form.valuesOf}
          labelOf={field => t(`field.${field}`)}
          written={(values, field) => written(values, field)}
        />
      }
    >
      {(control, of) => props.children(control, of, editor.isNew)}
    </Frame>
  )
}

/** The options that every editor takes from a defined form. Fields are flat, so their names are their paths. */
const editorOf = <Of extends Fields>(form: DefinedForm<Of>) => ({
  fields: form.names as never,
  isValues: form.isValues,
  refusals: form.refusals as never,
  same: form.isSame,
})

interface FrameProps<Of extends Fields>
  extends DialogProps<Of>,
    Pick<FormDialogProps, 'onSubmit' | 'over' | 'instead'> {
  editor: {
    form: UseFormReturn<ValuesOf<Of>>
    draft: FormDraft
    failure: ProblemText | undefined
    isPending: boolean
  }
  notice?: ReactNode
  why?: ReactNode
}

function Frame<Of extends Fields>({
  form,
  namespace,
  editor,
  submit,
  failed,
  notice,
  why,
  children,
  ...dialog
}: FrameProps<Of>) {
  const t = useTexts(namespace)
  const { control, formState } = editor.form
  const { title, description, size, onSubmit, onClose, over, instead } = dialog
  return (
    <FormDialog
      title={title}
      {...(description !== undefined && { description })}
      {...(size && { size })}
      submitLabel={submit}
      cancelLabel={t('form.cancel')}
      isPending={editor.isPending}
      attempt={formState.submitCount}
      onSubmit={onSubmit}
      onCancel={() => {
        editor.draft.clear()
        onClose()
      }}
      onClose={onClose}
      over={over}
      {...(instead && { instead })}
    >
      <FormDraftOffer form={editor.form} draft={editor.draft} first={form.names[0] as never} />
      {notice}
      {children(control, { form, namespace, control })}
      {editor.failure && (
        <ProblemBanner title={failed} problem={editor.failure}>
          {why}
        </ProblemBanner>
      )}
    </FormDialog>
  )
}
