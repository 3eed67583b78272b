import { writeOptions, type Call, type WriteParams } from '@parvis/api-types/calls'
import {
  cancelPlanningRequest,
  decidePlanningRequest,
  updatePlanningRequest,
} from '@parvis/api-types/calls/planning'
import type { BodyOf, OperationId, Operations } from '@parvis/api-types/operations'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { FormDialog } from '../../../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { DefinedForm, FieldKind, ValuesOf } from '../../../../../screens/define-form.ts'
import { LinesField, type FieldsOf } from '../../../../../screens/FormFields.tsx'
import { RecordAction } from '../../../../../screens/RecordAction.tsx'
import { EngagementField } from '../../EngagementField.tsx'
import { refusalForm, relinkForm, sayNotDecided } from '../../request-form.ts'
import type { PlanningRequest } from '../../request.ts'
import { statusAfter, type Move } from '../../rules/next-moves.ts'

const sayNotCancelled = explain<'cancelPlanningRequest'>({
  'precondition-failed': 'planning:move.changed',
  'planning-not-participant': 'planning:problem.notParticipant',
  'planning-transition-refused': 'planning:problem.transitionRefused',
})

export interface MoveDialogProps {
  /** In the version that is looked at. */
  request: PlanningRequest
  move: Move
  onClose: () => void
}

/** Asks before a request goes on, is given up, or gets its signed engagement. */
export function MoveDialog({ request, move, onClose }: MoveDialogProps) {
  const { t } = useTranslation('planning')
  const asked = { thing: request, values: { number: request.number }, onClose }
  switch (move) {
    case 'accept':
    case 'begin':
    case 'deliver':
      return (
        <RecordAction
          {...asked}
          namespace="planning"
          words={move}
          call={decidePlanningRequest}
          body={{ status: statusAfter[move], reason: null }}
          say={sayNotDecided}
        />
      )
    case 'cancel':
      return (
        <RecordAction
          {...asked}
          namespace="planning"
          words="cancel"
          tone="danger"
          cancelLabel={t('move.back')}
          call={cancelPlanningRequest}
          say={sayNotCancelled}
        />
      )
    case 'refuse':
      return (
        <FormOfMove
          request={request}
          words="refuse"
          form={refusalForm}
          call={decidePlanningRequest}
          bodyOf={({ reason }) => ({ status: 'refused' as const, reason: reason.trim() })}
          onClose={onClose}
        >
          {of => <LinesField of={of} name="reason" rows={4} missing={t('problem.reasonMissing')} />}
        </FormOfMove>
      )
    case 'relink':
      return (
        <FormOfMove
          request={request}
          words="relink"
          form={relinkForm}
          call={updatePlanningRequest}
          bodyOf={({ engagement }) => ({ engagementId: Number(engagement?.id) })}
          onClose={onClose}
        >
          {({ control }) => (
            <FormField
              name="engagement"
              control={control}
              label={t('field.engagement')}
              missing={t('problem.engagementMissing')}
            >
              {field => <EngagementField {...field} description={t('hint.engagement')} type="real" />}
            </FormField>
          )}
        </FormOfMove>
      )
    // These lead to pages of their own.
    case 'change':
    case 'publish':
      return null
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type Fields = Readonly<Record<string, FieldKind<any, any>>>

interface FormOfMoveProps<Of extends Fields, Id extends OperationId> {
  request: PlanningRequest
  /** The group of the texts. */
  words: 'refuse' | 'relink'
  form: DefinedForm<Of>
  call: Call<Id>
  bodyOf: (values: ValuesOf<Of>) => BodyOf<Operations[Id]>
  onClose: () => void
  children: (of: FieldsOf<Of>) => ReactNode
}

/** What cannot be done without saying something: what was typed stays where it is refused. */
function FormOfMove<Of extends Fields, Id extends OperationId>({
  request,
  words,
  form: defined,
  call,
  bodyOf,
  onClose,
  children,
}: FormOfMoveProps<Of, Id>) {
  const { t } = useTranslation('planning')
  const { id, '@odata.etag': ifMatch, number } = request
  const { mutateAsync } = useMutation(writeOptions(useApi(), call))
  type Values = ValuesOf<Of>
  // Fields are flat: their names are their paths.
  const fields = defined.names as unknown as readonly [FieldPath<Values>]
  const { form, draft, failure, isPending, submit, finish } = useFormEditor<Values>({
    name: `${defined.name}:${id}`,
    isValues: defined.isValues,
    start: defined.start,
    fields,
    check: defined.check,
    refusals: defined.refusals as never,
    same: defined.isSame,
    say: defined.say,
  })
  const send = async (values: Values) => {
    const sent: object = { path: { id }, ifMatch, body: bodyOf(values) }
    await mutateAsync(sent as WriteParams<Id>)
    finish(values)
    showToast({ title: t(`${words}.done`) })
    onClose()
  }
  return (
    <FormDialog
      title={t(`${words}.title`, { number })}
      description={t(`${words}.text`)}
      submitLabel={t(`${words}.confirm`)}
      cancelLabel={t('move.back')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => submit(send)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer<Values> form={form} draft={draft} first={fields[0]} />
      {children({ form: defined, namespace: 'planning', control: form.control })}
      {failure && <ProblemBanner problem={failure} />}
    </FormDialog>
  )
}
