import { FileUpload } from '@parvis/design-system/FileUpload'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { sentNowhere } from '../../../../../uploads/sent-nowhere.ts'
import type { FecImport } from '../../useFecImport.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useStopWords } from '../../useStopWords.ts'

/** 1 GB, with 1,024 bytes per kilobyte as everywhere in the portal. */
const maximumBytes = 1_073_741_824

/** Chooses a file. Anything that is not text with columns is refused here, before it is read completely. */
export function FileStep({ fec }: { fec: FecImport }) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const say = useStopWords()
  const { file: text, workbook } = fec
  const file = workbook?.file ?? text
  return (
    <Stack gap={5}>
      {file && <p>{t('file.chosen', { name: file.name, size: bytes(file.size) })}</p>}
      <FileUpload
        label={t('file.label')}
        description={t('file.hint')}
        limits={{ maximumBytes, maximumFiles: 1 }}
        transport={sentNowhere}
        check={async taken => {
          const stop = await fec.take(taken)
          return stop ? { refused: say(stop).sentence } : null
        }}
      />
    </Stack>
  )
}
