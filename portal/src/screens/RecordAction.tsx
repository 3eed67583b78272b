import { writeOptions, type Call, type WriteParams } from '@parvis/api-types/calls'
import type { BodyOf, OperationId, Operations } from '@parvis/api-types/operations'
import { Suspense } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import type { ActionDialogProps } from '../dialogs/ActionDialog.tsx'
import type { Versioned } from '../forms/useVersionedEditor.ts'
import type { Namespace } from '../i18n/translations.ts'
import type { GroupOf } from './define-list.ts'
import { lateDialog } from './late.tsx'
import { useTexts } from './texts.ts'

const ActionDialog = lateDialog(async () => ({
  default: (await import('../dialogs/ActionDialog.tsx')).ActionDialog<unknown, never>,
}))

/** The texts of a confirmation: the question, its consequences, the confirm button, and the message when done. */
interface ActionTexts {
  title: string
  text: string
  confirm: string
  done: string
}

export interface RecordActionProps<Id extends OperationId, N extends Namespace>
  extends Pick<ActionDialogProps<unknown, unknown>, 'tone' | 'cancelLabel' | 'say' | 'onClose'> {
  namespace: N
  /** The group of the application's texts with the confirmation. */
  words: GroupOf<N, ActionTexts>
  /** Values for the placeholders of the question, such as the name of the thing. */
  values?: Readonly<Record<string, string | number>>
  /** The write operation to call. */
  call: Call<Id>
  /** The thing, in the version that the reader is looking at. */
  thing: Versioned
  /** The request body. @default nothing: the operation says it all */
  body?: BodyOf<Operations[Id]>
}

/** Asks for confirmation before an action on a record that stays, with the version shown as precondition. */
export function RecordAction<Id extends OperationId, N extends Namespace>({
  namespace,
  words,
  values,
  call,
  thing: { id, '@odata.etag': ifMatch },
  body,
  ...question
}: RecordActionProps<Id, N>) {
  const t = useTexts(namespace)
  const sent = { path: { id }, ifMatch, ...(body !== undefined && { body }) } as unknown as WriteParams<Id>
  return (
    <Suspense fallback={null}>
      <ActionDialog
        {...question}
        title={t(`${words}.title`, values)}
        confirmLabel={t(`${words}.confirm`)}
        options={writeOptions(useApi(), call)}
        sent={sent as never}
        said={t(`${words}.done`)}
      >
        <p>{t(`${words}.text`)}</p>
      </ActionDialog>
    </Suspense>
  )
}
