import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AssessedDialog } from './AssessedDialog.tsx'
import { reportProblems, reportTexts } from './problems.ts'
import { updateReportOptions } from './report-queries.ts'
import { TouchedByReport } from './Touched.tsx'
import { reportChange, useReportAssessment } from './useAssessment.ts'
import { useLibraryChanged } from './useLibraryChanged.ts'

export interface PublishDialogProps {
  /** In the version that was looked at. */
  report: { id: number; name: string; '@odata.etag': string }
  kind: 'publish' | 'withdraw'
  onClose: () => void
}

/** Asks before a report is shown to its readers, or no longer: how many they are, and what it still needs. */
export function PublishDialog({ report, kind, onClose }: PublishDialogProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const changed = useLibraryChanged()
  const { id, name, '@odata.etag': etag } = report
  const { asked, problems } = useReportAssessment(reportChange({ kind, reportKey: id }))
  const change = useMutation({
    ...updateReportOptions(useApi()),
    onSuccess: () => {
      onClose()
      changed(t(`${kind}.done`, { name }))
    },
    // What it is now is known before the next try.
    onError: () => changed(),
  })
  const publicationStatus = kind === 'publish' ? 'published' : 'withdrawn'
  return (
    <AssessedDialog
      title={t(`${kind}.title`, { name })}
      confirmLabel={t(`${kind}.confirm`)}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ id, etag, body: { publicationStatus } })}
      onClose={onClose}
      refusals={problems.map(problem => sayKey(tAny, reportTexts[problem]))}
      touched={<TouchedByReport asked={asked} />}
      problem={change.error ? problemText<'updateReport'>(reportProblems, change.error) : undefined}
    >
      {t(`${kind}.text`)}
    </AssessedDialog>
  )
}
