import { Card } from '@parvis/design-system/Card'
import { Suspense, useCallback } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { FileIntake } from '../../../../../reports/files/FileIntake.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { reportTemplates } from '../../application.ts'
import { templateRecord, type ReportTemplate } from '../../template.ts'

// Loaded once a file has been uploaded.
const FileForm = latePart(async () => ({ default: (await import('../../TemplateForms.tsx')).FileForm }))

/** Uploads a file that becomes a template or, with an id in the address, a new version of one. */
export function TemplateFileScreen() {
  return useParams()[templateRecord.param] === undefined ? (
    <FilePage template={undefined} />
  ) : (
    <RecordScreen record={templateRecord}>{template => <FilePage template={template} />}</RecordScreen>
  )
}

const address = (templateId: number) => reportTemplates.address('record', { templateId })

function FilePage({ template }: { template: ReportTemplate | undefined }) {
  const { t } = useTranslation('reportTemplates')
  const navigate = useNavigate()
  const leave = useCallback((id: number) => void navigate(address(id), { replace: true }), [navigate])
  const above = template && { id: 'template', label: template.name, href: address(template.id) }
  return (
    <RecordPage
      list={{ label: t('list.title'), href: templateRecord.list }}
      above={above ? [above] : []}
      title={t(template ? 'file.versionTitle' : 'file.newTitle')}
      sentence={template ? t('file.versionSentence', { name: template.name }) : t('file.newSentence')}
    >
      <FileIntake
        purpose={{ kind: 'template' }}
        label={t('file.label')}
        description={t('file.hint')}
        extensions={['.pbit']}
        maximumFiles={1}
      >
        {({ file }) => (
          <Card key={file.id} title={file.fileName}>
            <Suspense fallback={null}>
              <FileForm template={template} file={file} onCreated={leave} />
            </Suspense>
          </Card>
        )}
      </FileIntake>
    </RecordPage>
  )
}
