import { FileUpload, type FileUploadProps } from '@parvis/design-system/FileUpload'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { useState, type ReactNode } from 'react'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSendingWarning } from '../../unsaved/unsaved-changes.ts'
import { maximumFileBytes } from '../../uploads/tus-sending.ts'
import { checkReportFile } from './check-report-file.ts'
import { KnownFiles } from './KnownFiles.tsx'
import { refusalTexts } from './problems.ts'
import type { FilePurpose, ReportFile } from './report-file.ts'
import { useSentFiles, type SentFile } from './useSentFiles.ts'

export interface FileIntakeProps extends Pick<FileUploadProps, 'label' | 'description'> {
  purpose: FilePurpose
  extensions: readonly string[]
  maximumFiles: number
  /** Space between the field and the arrived files. @default 6 */
  gap?: 3 | 6
  /** Renders a file that has arrived. `forget` removes it, and deletes it unless it was used. */
  children: (sent: SentFile, forget: (isUsed?: boolean) => void) => ReactNode
}

/** An upload field with the files that have arrived. Uploads from before the page was loaded resume here. */
export function FileIntake(props: FileIntakeProps) {
  return <KnownFiles purpose={props.purpose}>{known => <Intake {...props} known={known} />}</KnownFiles>
}

function Intake({
  purpose,
  extensions,
  maximumFiles,
  gap = 6,
  known,
  children,
  ...words
}: FileIntakeProps & { known: readonly ReportFile[] }) {
  const { t } = useTranslation()
  const { initialItems, transport, arrived, forget } = useSentFiles(purpose, known)
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  return (
    <Stack gap={gap}>
      <FileUpload
        {...words}
        limits={{ extensions, maximumBytes: maximumFileBytes, maximumFiles }}
        transport={transport}
        {...(purpose.kind === 'document'
          ? { leavesWhenSent: true }
          : {
              // A file that is not a report is refused before any byte is sent.
              check: async (file: File, signal: AbortSignal) => {
                const found = await checkReportFile(file, signal, purpose.kind)
                return 'refusal' in found ? { refused: sayKey(t, refusalTexts[found.refusal]) } : null
              },
            })}
        initialItems={initialItems}
        onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
        onRemove={({ id }) => forget(id)}
      />
      {arrived.map(sent => children(sent, isUsed => forget(sent.uploadId, isUsed)))}
    </Stack>
  )
}
