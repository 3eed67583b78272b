import { Card } from '@parvis/design-system/Card'
import { FileUpload } from '@parvis/design-system/FileUpload'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { checkReportFile, maximumFileBytes } from '../../../../../reports/files/check-report-file.ts'
import { refusalTexts } from '../../../../../reports/files/problems.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSentFiles } from '../../../../../reports/files/useSentFiles.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { reportTemplates } from '../../application.ts'
import type { ReportTemplate } from '../../template.ts'

// Needed once a file has arrived.
const loadForms = () => import('./TemplateForms.tsx')
const NewTemplateForm = lazy(async () => ({ default: (await loadForms()).NewTemplateForm }))
const NewVersionForm = lazy(async () => ({ default: (await loadForms()).NewVersionForm }))

export interface TemplateFilesProps {
  /** What was on its way before the page was opened. */
  known: readonly ReportFile[]
  /** The one that is given a newer version; undefined: a new one. */
  template: ReportTemplate | undefined
}

/** The file on its way, and what becomes of it once it has arrived. */
export function TemplateFiles({ known, template }: TemplateFilesProps) {
  const { t } = useTranslation('reportTemplates')
  const { t: tAny } = useTranslation()
  const navigate = useNavigate()
  const { initialItems, transport, arrived, forget } = useSentFiles({ kind: 'template' }, known)
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  const leave = useCallback(
    (templateId: number) =>
      void navigate(reportTemplates.address('record', { templateId }), { replace: true }),
    [navigate],
  )
  return (
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
        initialItems={initialItems}
        onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
        onRemove={({ id }) => forget(id)}
      />
      {arrived.map(({ file }) => (
        <Card key={file.id} title={file.fileName}>
          <Suspense fallback={null}>
            {template ? (
              <NewVersionForm template={template} file={file} onCreated={leave} />
            ) : (
              <NewTemplateForm file={file} onCreated={leave} />
            )}
          </Suspense>
        </Card>
      ))}
    </Stack>
  )
}
