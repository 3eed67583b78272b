import { FileUpload } from '@parvis/design-system/FileUpload'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { filesAtOnce, maximumFileBytes } from '../../../../../reports/files/check-report-file.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSentFiles } from '../../../../../reports/files/useSentFiles.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { ArrivedDocument } from './ArrivedDocument.tsx'

/** As the services take them. */
const extensions = ['.pdf', '.docx', '.xlsx', '.pptx', '.csv', '.txt', '.png', '.jpg', '.jpeg']

export interface SentDocumentsProps {
  publicationId: number
  /** What was on its way to the publication before the page was opened. */
  known: readonly ReportFile[]
}

/** Documents on their way to a publication; each goes with it as soon as it has arrived. */
export function SentDocuments({ publicationId, known }: SentDocumentsProps) {
  const { t } = useTranslation('publications')
  const { initialItems, transport, arrived, forget } = useSentFiles(
    { kind: 'document', publicationId },
    known,
  )
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  return (
    <Stack gap={3}>
      <FileUpload
        label={t('documents.label')}
        description={t('documents.hint')}
        limits={{ extensions, maximumBytes: maximumFileBytes, maximumFiles: filesAtOnce }}
        transport={transport}
        initialItems={initialItems}
        leavesWhenSent
        onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
        onRemove={({ id }) => forget(id)}
      />
      {arrived.map(({ uploadId, file }) => (
        <ArrivedDocument
          key={file.id}
          publicationId={publicationId}
          file={file}
          onAdded={() => forget(uploadId, true)}
          onLeftOut={() => forget(uploadId)}
        />
      ))}
    </Stack>
  )
}
