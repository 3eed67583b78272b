import { formatBytes } from '@parvis/design-system/file-size'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'

export interface EarlierFilesProps {
  files: readonly ReportFile[]
  onContinue: (file: ReportFile) => void
  onRemove: (file: ReportFile) => void
}

/** Files left over from earlier visits, with their dates. Nothing happens to them until somebody decides. */
export function EarlierFiles({ files, onContinue, onRemove }: EarlierFilesProps) {
  const { t } = useTranslation('reports')
  const { longMoment } = useFormats()
  const language = useLanguage()
  return (
    <Card title={t('earlier.title')}>
      <Stack>
        <p>{t('earlier.help')}</p>
        <Stack gap={5} isList>
          {files.map(file => (
            <Stack key={file.id} gap={2}>
              <strong>{file.fileName}</strong>
              <span>
                {t(file.state === 'checked' ? 'earlier.arrived' : 'earlier.interrupted', {
                  when: longMoment(file.createdDate),
                  size: formatBytes(language, file.fileSize),
                  received: formatBytes(language, file.receivedSize),
                })}
              </span>
              <Inline>
                <Button
                  size="small"
                  aria-label={t('earlier.continueFile', { file: file.fileName })}
                  onPress={() => onContinue(file)}
                >
                  {t('earlier.continue')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('earlier.removeFile', { file: file.fileName })}
                  onPress={() => onRemove(file)}
                >
                  {t('earlier.remove')}
                </Button>
              </Inline>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
