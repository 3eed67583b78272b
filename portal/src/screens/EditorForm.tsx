import { writeOptions, type Call, type WriteParams } from '@parvis/api-types/calls'
import type { BodyOf, OperationId, Operations } from '@parvis/api-types/operations'
import { Stack } from '@parvis/design-system/Stack'
import { ApiProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Control, FieldPath } from 'react-hook-form'
import { useApi } from '../api/ApiContext.tsx'
import type { Say } from '../api/problem-messages.ts'
import { useVersionedEditor, type Versioned } from '../forms/useVersionedEditor.ts'
import { VersionedForm } from '../forms/VersionedForm.tsx'
import type { Namespace, TextNamespaces } from '../i18n/translations.ts'
import type { DefinedForm, FieldKind, ValuesOf } from './define-form.ts'
import type { DefinedRecord, RecordNamespace } from './define-record.ts'
import type { FieldsOf } from './FormFields.tsx'
import { useTexts } from './texts.ts'

/** The texts that a form needs from its application; the label of a field is `field.<name>`. */
interface FormTexts {
  field: object
  /** Overrides of the texts that all applications share. */
  form: { unsaved?: string; saved?: string; reset?: string; failed?: string }
  gone: { title: string }
}

/** The namespaces that can have forms: their texts contain `field`, `form` and `gone`. */
export type FormNamespace = {
  [N in Namespace]: TextNamespaces[N] extends FormTexts ? N : never
}[Namespace]

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type Fields = Readonly<Record<string, FieldKind<any, any>>>

interface EditorProps<Of extends Fields, N extends FormNamespace> {
  form: DefinedForm<Of>
  namespace: N
  /** The accessible name of the form. */
  name: string
  submit: string
  /** Explains why sending failed. @default what the form says of all that it sends */
  say?: Say
  /** Formats a field's value for display where it differs from what is typed. @default the value */
  written?: (values: ValuesOf<Of>, field: keyof Of & string) => string
  /** The heading over the reason when sending fails. @default `form.failed` of the application */
  failed?: string
  /** The background that the form is placed on. @default 'paper' */
  ground?: 'paper' | 'surface'
  /** Where leaving the form of a new thing leads. @default nowhere: there is something around it that is left */
  leave?: { href: string; label: string }
  /** The fields. `of` is what the components of `FormFields` need to know about their form. */
  children: (control: Control<ValuesOf<Of>>, of: FieldsOf<Of>) => ReactNode
}

/** How to recreate a thing that was deleted while its form was open, from the values in the form. */
interface MadeAgain<Of extends Fields, Create extends OperationId> {
  create: Call<Create>
  params: Creation<Of, Create>
  submit: string
  /** The texts: what happened to it, what the author can do, and the confirmation after recreating it. */
  words: { gone: string; goneText: string; said: string }
  onCreated: (id: number) => void
}

/** The request that creates a thing, except for its idempotency key. */
type Creation<Of extends Fields, Create extends OperationId> = (
  body: ReturnType<DefinedForm<Of>['bodyOf']>,
) => Omit<WriteParams<Create>, 'idempotencyKey'> & { body: BodyOf<Operations[Create]> }

export interface EditFormProps<
  Of extends Fields,
  N extends FormNamespace & RecordNamespace,
  Read,
  Write extends OperationId,
  Create extends OperationId,
> extends Omit<EditorProps<Of, N>, 'namespace'> {
  record: DefinedRecord<Read, N>
  /** The latest version that the services returned. */
  thing: Read & Versioned
  update: Call<Write>
  /** Called after saving, when nothing is unsaved any more; must be stable. @default the form stays */
  onSaved?: (id: number) => void
  /** How to recreate the thing if it is deleted meanwhile. @default nothing: it is said */
  again?: MadeAgain<Of, Create>
}

/** The form of an existing thing. Handles conflicting edits, deletion by somebody else, and the draft. */
export function EditForm<
  Of extends Fields,
  N extends FormNamespace & RecordNamespace,
  Read,
  Write extends OperationId,
  Create extends OperationId = never,
>({ record, thing, update, again, onSaved, ...props }: EditFormProps<Of, N, Read, Write, Create>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const t = useTexts(record.namespace)
  const change = useMutation(writeOptions(api, update))
  const { form } = props
  const creation = useCreation(form, again)
  type Thing = Versioned & Parameters<DefinedForm<Of>['valuesOf']>[0]
  const saved = t('form.saved')
  return (
    <Editor<Of, N, Thing>
      {...props}
      namespace={record.namespace}
      thing={thing as unknown as Thing}
      draft={String(thing.id)}
      start={form.start}
      {...(again && { again })}
      save={{
        create: creation,
        update: async (from, values) => {
          const { id, '@odata.etag': ifMatch } = from
          // Send only the fields that the author changed: somebody else may be changing the others.
          const body = form.changes(form.valuesOf(from), values)
          const sent = { path: { id }, ifMatch, body } as unknown as WriteParams<Write>
          // Keep what the response does not repeat, such as the owner.
          return { ...from, ...((await change.mutateAsync(sent)) as object) }
        },
        // Bypasses the cache, because the point is to get the latest version.
        read: async id =>
          (await queryClient.fetchQuery({ ...record.options(api, id), staleTime: 0 })) as unknown as Thing,
        onCreated: again?.onCreated ?? nothing,
        onSaved,
        said: { created: again?.words.said ?? saved, saved },
      }}
    />
  )
}

export interface CreateFormProps<Of extends Fields, N extends FormNamespace, Write extends OperationId>
  extends EditorProps<Of, N> {
  create: Call<Write>
  /** Identifies the draft of a new thing: `new:7` for one made from the file 7. */
  draft: string
  /** Initial values that are already known. @default nothing */
  start?: Partial<ValuesOf<Of>>
  params: Creation<Of, Write>
  /** The confirmation after creating it. */
  said: string
  /** The record of the new thing; its page then shows the response at once. @default it is asked for */
  record?: Pick<DefinedRecord<unknown, N & RecordNamespace>, 'options'>
  onCreated: (id: number) => void
}

/**
 * The form of a new thing. Retries create it only once, and the form is left once it is created: what was typed after
 * sending is said not to be saved.
 */
export function CreateForm<Of extends Fields, N extends FormNamespace, Write extends OperationId>({
  create,
  draft,
  start,
  params,
  said,
  record,
  onCreated,
  ...props
}: CreateFormProps<Of, N, Write>) {
  const { form } = props
  const creation = useCreation(form, { create, params })
  const api = useApi()
  const queryClient = useQueryClient()
  type Thing = Versioned & Parameters<DefinedForm<Of>['valuesOf']>[0]
  return (
    <Editor<Of, N, Thing>
      {...props}
      thing={undefined}
      draft={draft}
      start={{ ...form.start, ...start }}
      save={{
        create: async (values, idempotencyKey) => {
          const made = await creation(values, idempotencyKey)
          if (record) queryClient.setQueryData(record.options(api, made.id).queryKey, made)
          return made
        },
        isLeftOnCreated: true,
        update: thing => Promise.resolve(thing),
        read: () => Promise.resolve(undefined),
        onCreated,
        said: { created: said, saved: said },
      }}
    />
  )
}

const nothing = () => undefined

/**
 * Creates a thing from the values of a form. Without `made`, it fails with `not-found`: the edited thing no longer
 * exists.
 */
function useCreation<Of extends Fields, Create extends OperationId>(
  form: DefinedForm<Of>,
  made: Pick<MadeAgain<Of, Create>, 'create' | 'params'> | undefined,
) {
  const api = useApi()
  const gone = () => Promise.reject(new ApiProblem({ title: 'gone', status: 404, code: 'not-found' }))
  const { mutateAsync } = useMutation<unknown, Error, WriteParams<Create>>(
    made ? writeOptions(api, made.create) : { mutationFn: gone },
  )
  return async (values: ValuesOf<Of>, idempotencyKey: string) =>
    (await mutateAsync({
      ...made?.params(form.bodyOf(values)),
      idempotencyKey,
    } as unknown as WriteParams<Create>)) as { id: number }
}

interface InnerProps<Of extends Fields, N extends FormNamespace, Thing extends Versioned>
  extends EditorProps<Of, N> {
  thing: Thing | undefined
  draft: string
  start: ValuesOf<Of>
  again?: Pick<MadeAgain<Of, never>, 'submit' | 'words'>
  save: Pick<
    Parameters<typeof useVersionedEditor<ValuesOf<Of>, Thing>>[0],
    'create' | 'update' | 'read' | 'onCreated' | 'isLeftOnCreated' | 'onSaved' | 'said'
  >
}

function Editor<
  Of extends Fields,
  N extends FormNamespace,
  Thing extends Versioned & Parameters<DefinedForm<Of>['valuesOf']>[0],
>(props: InnerProps<Of, N, Thing>) {
  const {
    form,
    namespace,
    name,
    submit,
    say = form.say,
    ground = 'paper',
    thing,
    draft,
    start,
    again,
    save,
  } = props
  const t = useTexts(namespace)
  type Values = ValuesOf<Of>
  // Fields are flat, so their names are their paths.
  const fields = form.names as unknown as readonly [FieldPath<Values> & keyof Values]
  const editor = useVersionedEditor<Values, Thing>({
    ...save,
    kind: form.name,
    thing,
    newName: draft,
    fields,
    newValues: start,
    valuesOf: form.valuesOf,
    isValues: form.isValues,
    check: form.check,
    refusals: form.refusals as never,
    same: form.isSame,
    say,
  })
  const { written = (values: Values, field: keyof Of & string) => String(values[field]) } = props
  return (
    <Stack gap={thing ? 6 : 5}>
      <VersionedForm
        editor={editor}
        fields={fields}
        valuesOf={form.valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={(values, field) => written(values, field)}
        ground={ground}
        {...(props.leave && { leave: props.leave })}
        hasRequiredFields={form.names.some(field => form.fields[field]?.isRequired)}
        words={{
          name,
          submit: again && editor.isGone ? again.submit : submit,
          failed: props.failed ?? t('form.failed'),
          goneTitle: again?.words.gone ?? t('gone.title'),
          ...(again && { gone: again.words.goneText }),
          ...(thing && { unsaved: t('form.unsaved'), saved: t('form.saved'), reset: t('form.reset') }),
        }}
      >
        {props.children(editor.form.control, { form, namespace, control: editor.form.control })}
      </VersionedForm>
    </Stack>
  )
}
