import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Card } from '@parvis/design-system/Card'
import { FileUpload } from '@parvis/design-system/FileUpload'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { sayKey } from '../../../../i18n/keys.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { checkReportFile, maximumFileBytes } from '../../../../report-files/check-report-file.ts'
import { refusalTexts } from '../../../../report-files/problems.ts'
import { useSendingWarning } from '../../../../unsaved/unsaved-changes.ts'
import { addressOfTemplate, templatesPath } from '../../addresses.ts'
import { KnownTemplate } from '../../KnownTemplate.tsx'
import type { ReportTemplate } from '../../rules/template-values.ts'
import { useTemplateFile } from './useTemplateFile.ts'

// Needed once a file has arrived.
const NewTemplateForm = lazy(async () => ({
  default: (await import('./NewTemplateForm.tsx')).NewTemplateForm,
}))
const NewVersionForm = lazy(async () => ({ default: (await import('./NewVersionForm.tsx')).NewVersionForm }))

/** A file that becomes a template or, with a key in the address, a newer version of one. */
export function TemplateFileScreen() {
  const { templateId } = useParams()
  return templateId === undefined ? (
    <FilePage template={undefined} />
  ) : (
    <KnownTemplate key={templateId} id={Number(templateId)}>
      {template => <FilePage template={template} />}
    </KnownTemplate>
  )
}

function FilePage({ template }: { template: ReportTemplate | undefined }) {
  const { t } = useTranslation('reportTemplates')
  const { t: tAny } = useTranslation()
  const navigate = useNavigate()
  const { transport, arrived, forget } = useTemplateFile()
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  const leave = useCallback(
    (id: number) => void navigate(addressOfTemplate(id), { replace: true }),
    [navigate],
  )
  const title = t(template ? 'file.versionTitle' : 'file.newTitle')
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={template ? t('file.versionSentence', { name: template.name }) : t('file.newSentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'templates', label: t('list.title'), href: templatesPath },
              ...(template
                ? [{ id: 'template', label: template.name, href: addressOfTemplate(template.id) }]
                : []),
              { id: 'file', label: title },
            ]}
          />
        }
      />
      <Stack gap={6}>
        <FileUpload
          label={t('file.label')}
          description={t('file.hint')}
          limits={{ extensions: ['.pbit'], maximumBytes: maximumFileBytes, maximumFiles: 1 }}
          transport={transport}
          check={async (file, signal) => {
            const found = await checkReportFile(file, signal, 'template')
            return 'refusal' in found ? { refused: sayKey(tAny, refusalTexts[found.refusal]) } : null
          }}
          onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
          onRemove={({ id }) => forget(id)}
        />
        {arrived && (
          <Card title={arrived.file.fileName}>
            <Suspense fallback={null}>
              {template ? (
                <NewVersionForm
                  key={arrived.file.id}
                  template={template}
                  file={arrived.file}
                  onSaved={leave}
                />
              ) : (
                <NewTemplateForm key={arrived.file.id} file={arrived.file} onSaved={leave} />
              )}
            </Suspense>
          </Card>
        )}
      </Stack>
    </Page>
  )
}
