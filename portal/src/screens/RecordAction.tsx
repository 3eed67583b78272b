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

/** The words of a question: what is asked, what comes of it, what goes ahead, and what is said once it is done. */
interface ActionTexts {
  title: string
  text: string
  confirm: string
  done: string
}

export interface RecordActionProps<Id extends OperationId, N extends Namespace>
  extends Pick<ActionDialogProps<unknown, unknown>, 'tone' | 'cancelLabel' | 'say' | 'onClose'> {
  namespace: N
  /** The group of the texts with the words of the question. */
  words: GroupOf<N, ActionTexts>
  /** What stands in the question: the name of the thing. */
  values?: Readonly<Record<string, string | number>>
  /** The write of the contract that does it. */
  call: Call<Id>
  /** In the version that is looked at. */
  thing: Versioned
  /** What is sent of it. @default nothing: the operation says it all */
  body?: BodyOf<Operations[Id]>
}

/** Asks before something is done to a record that stays, in the version that is looked at. */
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
