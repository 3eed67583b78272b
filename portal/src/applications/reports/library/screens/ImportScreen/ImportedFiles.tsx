import { FileUpload } from '@parvis/design-system/FileUpload'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { checkReportFile, filesAtOnce } from '../../../../../reports/files/check-report-file.ts'
import { refusalTexts } from '../../../../../reports/files/problems.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { maximumFileBytes } from '../../../../../uploads/tus-sending.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import type { Report } from '../../library.ts'
import type { Place } from '../../rules/place.ts'
import { ArrivedFile } from './ArrivedFile.tsx'
import { EarlierFiles } from './EarlierFiles.tsx'
import { SharedPlacement, type Placement } from './SharedPlacement.tsx'
import { useSending } from './useSending.ts'

export interface ImportedFilesProps {
  /** The pending uploads from before the page was opened. */
  known: readonly ReportFile[]
  /** The place of a new report, as far as the address names it. */
  place: Place | undefined
  /** The report whose file is replaced; undefined for new reports. */
  replaced: Report | undefined
}

/** The files being sent, and the imports of those that have arrived. */
export function ImportedFiles({ known, place, replaced }: ImportedFilesProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const { initialItems, transport, arrived, forget, imported, earlier, takeUp, discard } = useSending(known)
  const [shared, setShared] = useState<Placement>()
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  const waiting = arrived.filter(({ report }) => !report)
  return (
    <Stack gap={6}>
      {earlier.length > 0 && <EarlierFiles files={earlier} onContinue={takeUp} onRemove={discard} />}
      <FileUpload
        label={t('import.file')}
        description={t('import.hint')}
        limits={{ extensions: ['.pbix'], maximumBytes: maximumFileBytes, maximumFiles: filesAtOnce }}
        transport={transport}
        check={async (file, signal) => {
          const found = await checkReportFile(file, signal)
          return 'refusal' in found ? { refused: sayKey(tAny, refusalTexts[found.refusal]) } : null
        }}
        initialItems={initialItems}
        onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
        onRemove={({ id }) => forget(id)}
      />
      {!replaced && waiting.length > 1 && (
        <SharedPlacement value={shared ?? { client: null, folderId: null }} onChange={setShared} />
      )}
      {arrived.map(({ uploadId, file, report }) => (
        <ArrivedFile
          key={file.id}
          file={file}
          report={report}
          place={place}
          shared={shared}
          replaced={replaced}
          onImported={saved => imported(uploadId, saved)}
        />
      ))}
    </Stack>
  )
}
