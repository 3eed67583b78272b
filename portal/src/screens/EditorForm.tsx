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

/** The words of forms, in the texts of their application; a field is called `field.<name>`. */
interface FormTexts {
  field: object
  /** Those that are not as in all applications. */
  form: { unsaved?: string; saved?: string; reset?: string; failed?: string }
  gone: { title: string }
}

/** The applications that have forms: their texts have `field`, `form` and `gone`. */
export type FormNamespace = {
  [N in Namespace]: TextNamespaces[N] extends FormTexts ? N : never
}[Namespace]

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type Fields = Readonly<Record<string, FieldKind<any, any>>>

interface EditorProps<Of extends Fields, N extends FormNamespace> {
  form: DefinedForm<Of>
  namespace: N
  /** The name of the form. */
  name: string
  submit: string
  /** Why it was not sent. @default what the form says of all that it sends */
  say?: Say
  /** The value of a field as people read it, where it is not what is typed. @default the value */
  written?: (values: ValuesOf<Of>, field: keyof Of & string) => string
  /** What is said over the reason where it was not sent. @default `form.failed` of the application */
  failed?: string
  /** What it stands on. @default 'paper' */
  ground?: 'paper' | 'surface'
  /** Where a new thing is left for. @default nowhere: there is something around it that is left */
  leave?: { href: string; label: string }
  /** The fields; `of` is what fields of `FormFields` need of their form. */
  children: (control: Control<ValuesOf<Of>>, of: FieldsOf<Of>) => ReactNode
}

/** How what was deleted under its form is made anew from what stands there. */
interface MadeAgain<Of extends Fields, Create extends OperationId> {
  create: Call<Create>
  params: Creation<Of, Create>
  submit: string
  /** What became of it, what can be done, and what is said once it is there. */
  words: { gone: string; goneText: string; said: string }
  onCreated: (id: number) => void
}

/** What is sent for a new thing, beside the key of the intention. */
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
  /** As the services hold it now. */
  thing: Read & Versioned
  update: Call<Write>
  /** It is saved, and nothing is unsaved any more; keep the same function. @default the form stays */
  onSaved?: (id: number) => void
  /** What can be done when it is deleted meanwhile. @default nothing: it is said */
  again?: MadeAgain<Of, Create>
}

/** The form of one thing that exists: what others save meanwhile, a deletion under it, and its draft are its matter. */
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
          // What nobody touched is not sent: somebody else may change it at the same time.
          const body = form.changes(form.valuesOf(from), values)
          const sent = { path: { id }, ifMatch, body } as unknown as WriteParams<Write>
          // What is answered beside the thing itself, such as its owner, is as it was.
          return { ...from, ...((await change.mutateAsync(sent)) as object) }
        },
        // Not what is kept: another version is what it is about.
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
  /** Which new one, for its draft: `new:7` for the one that is made of the file 7. */
  draft: string
  /** What is known of it beforehand. @default nothing */
  start?: Partial<ValuesOf<Of>>
  params: Creation<Of, Write>
  /** What is said once it is there. */
  said: string
  /** Its record: where its page is next, that shows at once what was answered. @default it is asked for */
  record?: Pick<DefinedRecord<unknown, N & RecordNamespace>, 'options'>
  onCreated: (id: number) => void
}

/** The form of a new thing: it is made once, however often it is sent, and left once nothing is unsaved any more. */
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
        update: thing => Promise.resolve(thing),
        read: () => Promise.resolve(undefined),
        onCreated,
        said: { created: said, saved: said },
      }}
    />
  )
}

const nothing = () => undefined

/** Makes a new thing of the values of a form. Where nothing can be made, what was to be saved is no more. */
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
    'create' | 'update' | 'read' | 'onCreated' | 'onSaved' | 'said'
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
  // Fields are flat: their names are their paths.
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
