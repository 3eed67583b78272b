import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { FileUpload } from '@parvis/design-system/FileUpload'
import { Inline } from '@parvis/design-system/Inline'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { sentNowhere } from '../../../../../uploads/sent-nowhere.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useStatementSending } from '../../useStatementSending.ts'
import { DeleteButton, StartButton } from './RequestActions.tsx'

export interface UploadingPartProps {
  request: StatementRequest
  /** The file, if it was chosen on this page. */
  file: File | undefined
  onFile: (file: File) => void
}

/** The upload of a request's file, or what can be done if the file does not arrive. */
export function UploadingPart({ request, file, onFile }: UploadingPartProps) {
  const { t } = useTranslation('statementImport')
  const isOwn = usePerson().email === request.createdBy
  if (file) return <SendingFile request={request} file={file} />
  if (request.receivedSize >= request.fileSize)
    return (
      <Stack gap={5}>
        <Banner kind="info" title={t('uploading.arrived')}>
          {t('uploading.arrivedHelp')}
        </Banner>
        <StartButton request={request} label={t('uploading.start')} />
      </Stack>
    )
  if (!isOwn)
    return (
      <Banner
        kind="info"
        title={t('uploading.ofAnother', { name: request.createdByName ?? request.createdBy })}
      >
        {t('uploading.ofAnotherHelp')}
      </Banner>
    )
  return <ChooseAgain request={request} onFile={onFile} />
}

/** Asks for the same file again, to resume its upload. */
function ChooseAgain({ request, onFile }: Omit<UploadingPartProps, 'file'>) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const { fileName: name, fileSize, receivedSize } = request
  const size = bytes(fileSize)
  return (
    <Stack gap={5}>
      <Banner kind="warning" title={t('uploading.missing')}>
        {t('uploading.missingHelp', { name, size, received: bytes(receivedSize) })}
      </Banner>
      <FileUpload
        label={t('uploading.again')}
        description={t('uploading.againHint')}
        limits={{ maximumFiles: 1 }}
        transport={sentNowhere}
        check={file => {
          if (file.name !== name || file.size !== fileSize)
            return Promise.resolve({ refused: t('uploading.notSame', { name, size }) })
          onFile(file)
          return Promise.resolve(null)
        }}
      />
      <Inline>
        <DeleteButton request={request} />
      </Inline>
    </Stack>
  )
}

const states = {
  sending: 'running',
  retrying: 'running',
  offline: 'paused',
  starting: 'running',
  failed: 'failed',
} as const

function SendingFile({ request, file }: { request: StatementRequest; file: File }) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const { phase, sentBytes, reason, canRetry, retry } = useStatementSending(request, file)
  const detail = phase === 'failed' ? reason : phase === 'sending' ? undefined : t(`uploading.phase.${phase}`)
  return (
    <Stack gap={5}>
      <p>{t('uploading.stay')}</p>
      <ProgressBar
        label={t('uploading.sending', { file: file.name })}
        value={sentBytes}
        maximum={file.size}
        figure={t('work.figure', { done: bytes(sentBytes), total: bytes(file.size) })}
        state={states[phase]}
        {...(detail !== undefined && { detail })}
      />
      <Inline>
        {phase === 'failed' && canRetry === true && (
          <Button variant="primary" onPress={retry}>
            {t('uploading.retry')}
          </Button>
        )}
        <DeleteButton request={request} />
      </Inline>
    </Stack>
  )
}
