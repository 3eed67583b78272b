import { writeOptions } from '@parvis/api-types/calls'
import { decideReferenceSheet } from '@parvis/api-types/calls/finder'
import { ReferenceSheetDecision } from '@parvis/api-types/limits/finder'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { QuestionDialog } from '../../../../../dialogs/QuestionDialog.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { defineForm, text } from '../../../../../screens/define-form.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { LinesField } from '../../../../../screens/FormFields.tsx'
import { moveOf, statusAfter, type Move } from '../../rules/moves.ts'
import { missingIn, raceIn } from '../../rules/races.ts'
import { titleIn, type Sheet } from '../../sheet.ts'

const say = explain<'decideReferenceSheet'>({
  'precondition-failed': 'finder:problem.changed',
  'reference-sheet-not-decider': 'finder:problem.notDecider',
  'reference-sheet-transition-refused': 'finder:problem.transitionRefused',
  'reference-sheet-reason-missing': 'finder:problem.reasonMissing',
  'reference-sheet-incomplete': 'finder:problem.incomplete',
})

/** The reason for rejecting or withdrawing a sheet; the author can read it. */
const reasonForm = defineForm(
  'reference-sheet-reason',
  { reason: text({ ...ReferenceSheetDecision.reason, isRequired: true }) },
  { refusals: { 'reference-sheet-reason-missing': 'reason' }, say },
)

export interface DecideDialogProps {
  /** The version the reader saw. */
  sheet: Sheet
  move: Move
  onClose: () => void
}

/** Asks before a decision about a sheet, with a reason if one is needed. */
export function DecideDialog({ sheet, move, onClose }: DecideDialogProps) {
  const { t } = useTranslation('finder')
  const decide = useMutation(writeOptions(useApi(), decideReferenceSheet))
  const { id, '@odata.etag': ifMatch } = sheet
  const title = titleIn(useLanguage(), sheet)
  const status = statusAfter[move]
  const done = () => {
    showToast({ title: t(`${move}.done`) })
    onClose()
  }
  const needsReason = moveOf(sheet, move)?.needsReason ?? (move.startsWith('reject') || move === 'withdraw')
  if (needsReason)
    return (
      <SendDialog
        form={reasonForm}
        namespace="finder"
        draft={`${id}:${status}`}
        title={t(`${move}.title`, { title })}
        description={t(`${move}.text`)}
        submit={t(`${move}.confirm`)}
        failed={t('move.failed')}
        why={<WhatStandsInTheWay error={decide.error} />}
        send={({ reason }) =>
          decide.mutateAsync({ path: { id }, ifMatch, body: { status, reason: reason.trim() } })
        }
        onSent={done}
        onClose={onClose}
      >
        {(_, of) => (
          <LinesField
            of={of}
            name="reason"
            rows={4}
            hint={t('hint.reason')}
            missing={t('problem.reasonMissing')}
          />
        )}
      </SendDialog>
    )
  return (
    <QuestionDialog
      title={t(`${move}.title`, { title })}
      confirmLabel={t(`${move}.confirm`)}
      isPending={decide.isPending}
      error={decide.error}
      say={say}
      onConfirm={() =>
        decide.mutate({ path: { id }, ifMatch, body: { status, reason: null } }, { onSuccess: done })
      }
      onClose={onClose}
    >
      <p>{t(`${move}.text`)}</p>
      <WhatStandsInTheWay error={decide.error} />
    </QuestionDialog>
  )
}

/** Who decided first, or what the sheet lacks. */
function WhatStandsInTheWay({ error }: { error: unknown }) {
  const { t } = useTranslation('finder')
  const { longMoment } = useFormats()
  const race = raceIn(error)
  const missing = missingIn(error)
  return (
    <>
      {race && <p>{t(`raced.${race.status}`, { name: race.name, date: longMoment(race.at) })}</p>}
      {missing.length > 0 && (
        <ul>
          {missing.map(field => (
            <li key={field}>{t(`field.${field}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
