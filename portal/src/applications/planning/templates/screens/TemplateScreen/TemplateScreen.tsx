import { updateReportTemplate } from '@parvis/api-types/calls/report-templates'
import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { lazy, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportTemplates } from '../../application.ts'
import { templateRecord, useMayManage, type ReportTemplate } from '../../template.ts'
import { OverviewPart } from './OverviewPart.tsx'
import { useTemplateDownload, VersionsPart } from './VersionsPart.tsx'

const PropertiesPart = lazy(async () => ({ default: (await import('./PropertiesPart.tsx')).PropertiesPart }))
const UsesPart = lazy(async () => ({ default: (await import('./UsesPart.tsx')).UsesPart }))
const ActionDialog = lazy(async () => ({
  default: (await import('../../../../../dialogs/ActionDialog.tsx')).ActionDialog<
    unknown,
    WriteParams<'updateReportTemplate'>
  >,
}))

/** One template: what it is for, what stands on its pages, its versions, and who used them. */
export function TemplateScreen() {
  return (
    <RecordScreen record={templateRecord}>{template => <TemplatePage template={template} />}</RecordScreen>
  )
}

function TemplatePage({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const mayManage = useMayManage()
  const [isAsked, setAsked] = useState(false)
  const { id, name, isRetired, currentVersion, solution } = template
  const { take, isPending, problem } = useTemplateDownload(id)
  return (
    <RecordPage
      list={{ label: t('list.title'), href: templateRecord.list }}
      title={name}
      sentence={
        isRetired ? (
          <>
            <StatusBadge kind="draft">{t('record.retired')}</StatusBadge> {t('record.of', { solution })}
          </>
        ) : (
          t('record.of', { solution })
        )
      }
      actions={
        <>
          {(!isRetired || mayManage) && (
            <Button variant="primary" isPending={isPending} onPress={() => take(currentVersion)}>
              {t('action.take', { version: currentVersion })}
            </Button>
          )}
          {mayManage && !isRetired && (
            <LinkButton href={reportTemplates.address('version', { templateId: id })}>
              {t('action.addVersion')}
            </LinkButton>
          )}
          {mayManage && (
            <Button onPress={() => setAsked(true)}>{t(isRetired ? 'action.takeUp' : 'action.retire')}</Button>
          )}
        </>
      }
      notice={problem && <ProblemBanner title={t('action.takeFailed')} problem={problem} />}
      parts={{
        label: t('record.parts'),
        items: [
          { id: 'overview', title: t('tab.overview'), content: <OverviewPart template={template} /> },
          { id: 'versions', title: t('tab.versions'), content: <VersionsPart template={template} /> },
          {
            id: 'properties',
            title: t('tab.properties'),
            content: <PropertiesPart template={template} />,
            isShown: mayManage,
          },
          { id: 'uses', title: t('tab.uses'), content: <UsesPart id={id} />, isShown: mayManage },
        ],
      }}
    >
      {isAsked && <RetireDialog template={template} onClose={() => setAsked(false)} />}
    </RecordPage>
  )
}

const sayNotRetired = explain<'updateReportTemplate'>({
  'report-template-name-taken': 'reportTemplates:problem.nameTaken',
  'report-template-solution-unknown': 'reportTemplates:problem.solutionUnknown',
  'precondition-failed': 'reportTemplates:retire.changed',
})

/** Asks before nobody uses a template any more, or before it is offered again. */
function RetireDialog({ template, onClose }: { template: ReportTemplate; onClose: () => void }) {
  const { t } = useTranslation('reportTemplates')
  const { id, '@odata.etag': ifMatch, name, isRetired } = template
  const what = isRetired ? 'takeUp' : 'retire'
  return (
    <ActionDialog
      title={t(`${what}.title`, { name })}
      confirmLabel={t(`${what}.confirm`)}
      options={writeOptions(useApi(), updateReportTemplate)}
      sent={{ path: { id }, ifMatch, body: { isRetired: !isRetired } }}
      said={t(`${what}.done`)}
      say={sayNotRetired}
      onClose={onClose}
    >
      <p>{t(`${what}.text`)}</p>
    </ActionDialog>
  )
}
