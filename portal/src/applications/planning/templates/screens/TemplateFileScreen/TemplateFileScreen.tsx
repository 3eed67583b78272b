import { useParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { KnownFiles } from '../../../../../reports/files/KnownFiles.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportTemplates } from '../../application.ts'
import { templateRecord, type ReportTemplate } from '../../template.ts'
import { TemplateFiles } from './TemplateFiles.tsx'

/**
 * A file that becomes a template or, with a key in the address, a newer version of one. What was on its way before goes on
 * here.
 */
export function TemplateFileScreen() {
  return useParams()[templateRecord.param] === undefined ? (
    <FilePage template={undefined} />
  ) : (
    <RecordScreen record={templateRecord}>{template => <FilePage template={template} />}</RecordScreen>
  )
}

function FilePage({ template }: { template: ReportTemplate | undefined }) {
  const { t } = useTranslation('reportTemplates')
  const above = template && {
    id: 'template',
    label: template.name,
    href: reportTemplates.address('record', { templateId: template.id }),
  }
  return (
    <RecordPage
      list={{ label: t('list.title'), href: templateRecord.list }}
      above={above ? [above] : []}
      title={t(template ? 'file.versionTitle' : 'file.newTitle')}
      sentence={template ? t('file.versionSentence', { name: template.name }) : t('file.newSentence')}
    >
      <KnownFiles purpose={{ kind: 'template' }}>
        {known => <TemplateFiles known={known} template={template} />}
      </KnownFiles>
    </RecordPage>
  )
}
