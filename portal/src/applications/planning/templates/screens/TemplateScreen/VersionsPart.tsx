import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { Timeline } from '@parvis/design-system/Timeline'
import { explain } from '../../../../../api/problem-messages.ts'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useFileDownload } from '../../../../../reports/files/useFileDownload.ts'
import { useMayManage, type ReportTemplate } from '../../template.ts'

const sayNotDownloaded = explain<'getReportTemplateDownload'>({
  'not-found': 'reportTemplates:problem.fileMissing',
  'report-template-retired': 'reportTemplates:problem.retired',
})

/** Downloads a version of a template, which is noted. */
export function useTemplateDownload(id: number) {
  const { take, takenId, problem } = useFileDownload('template', sayNotDownloaded)
  return { take: (version: number) => take({ id, version }), isPending: takenId !== undefined, problem }
}

/** Every version of a template, what is new in it, and the way to take it. */
export function VersionsPart({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const { moment } = useFormats()
  const mayManage = useMayManage()
  const { id, versions, isRetired } = template
  const { take, isPending, problem } = useTemplateDownload(id)
  return (
    <Stack gap={5}>
      {problem && <ProblemBanner title={t('action.takeFailed')} problem={problem} />}
      <Timeline
        label={t('tab.versions')}
        events={versions.map(({ version, fileName, note, createdBy, createdByName, createdDate }) => ({
          id: String(version),
          title: t('version.number', { version }),
          date: moment(new Date(createdDate)),
          dateTime: createdDate,
          actor: createdByName ?? createdBy,
          detail: (
            <Stack gap={2} align="start">
              {note !== '' && <p>{note}</p>}
              {!isRetired || mayManage ? (
                <Button size="small" isDisabled={isPending} onPress={() => take(version)}>
                  {t('version.take', { fileName })}
                </Button>
              ) : (
                <p>{fileName}</p>
              )}
            </Stack>
          ),
        }))}
      />
    </Stack>
  )
}
