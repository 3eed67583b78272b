import { writeOptions } from '@parvis/api-types/calls'
import { updateReport } from '@parvis/api-types/calls/reports'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AssessedDialog } from './AssessedDialog.tsx'
import { reportChange, reportTexts, sayOfReport, useReportAssessment } from './assessment.ts'
import { TouchedByReport } from './Touched.tsx'

export interface PublishDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  report: { id: number; name: string; '@odata.etag': string }
  kind: 'publish' | 'withdraw'
  onClose: () => void
}

/** Asks for confirmation before publishing or withdrawing a report: how many readers it has, and what is missing. */
export function PublishDialog({ report, kind, onClose }: PublishDialogProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const { id, name, '@odata.etag': ifMatch } = report
  const { asked, problems } = useReportAssessment(reportChange({ kind, reportKey: id }))
  const change = useMutation({
    ...writeOptions(useApi(), updateReport),
    onSuccess: () => {
      onClose()
      showToast({ title: t(`${kind}.done`, { name }) })
    },
  })
  const publicationStatus = kind === 'publish' ? 'published' : 'withdrawn'
  return (
    <AssessedDialog
      title={t(`${kind}.title`, { name })}
      confirmLabel={t(`${kind}.confirm`)}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ path: { id }, ifMatch, body: { publicationStatus } })}
      onClose={onClose}
      refusals={problems.map(problem => sayKey(tAny, reportTexts[problem]))}
      touched={<TouchedByReport asked={asked} />}
      problem={change.error ? sayOfReport(change.error) : undefined}
    >
      {t(`${kind}.text`)}
    </AssessedDialog>
  )
}
