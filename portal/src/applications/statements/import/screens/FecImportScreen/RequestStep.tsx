import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { sayNotRead } from '../../../../../statements/problems.ts'
import {
  addressOfDashboard,
  addressOfImport,
  addressOfStatements,
  type StatementRequest,
} from '../../../../../statements/request.ts'
import type { FollowedRequest } from '../../request-query.ts'
import { FailurePart } from './FailurePart.tsx'
import { CancelButton, DeleteButton, StartButton } from './RequestActions.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { UploadingPart } from './UploadingPart.tsx'

export interface RequestStepProps {
  found: FollowedRequest
  /** Whether the key in the address is possible. */
  isKey: boolean
  /** The file, if it was chosen on this page. */
  file: File | undefined
  onFile: (file: File) => void
}

/** Shows the state of a sent request: uploading, processing, failed, canceled or finished. */
export function RequestStep({ found, isKey, file, onFile }: RequestStepProps) {
  const { t } = useTranslation('statementImport')
  if (!isKey || isProblem(found.error, 'not-found'))
    return (
      <EmptyState
        title={t('request.goneTitle')}
        actions={<LinkButton href={addressOfDashboard}>{t('processing.toDashboard')}</LinkButton>}
      >
        {t('request.gone')}
      </EmptyState>
    )
  return (
    <LoadedPart
      query={found}
      loading={t('request.loading')}
      failed={t('request.failed')}
      say={sayNotRead}
      height="16rem"
    >
      {request => <RequestNow request={request} file={file} onFile={onFile} />}
    </LoadedPart>
  )
}

interface RequestNowProps extends Pick<RequestStepProps, 'file' | 'onFile'> {
  request: StatementRequest
}

function RequestNow({ request, file, onFile }: RequestNowProps) {
  switch (request.status) {
    case 'uploading':
      return <UploadingPart request={request} file={file} onFile={onFile} />
    case 'waiting':
    case 'processing':
      return <WorkPart request={request} />
    case 'failed':
      return <FailurePart request={request} />
    case 'cancelled':
      return <CanceledPart request={request} />
    case 'finished':
      return <FinishedPart request={request} />
  }
}

/** The stage and progress while the services are working. */
function WorkPart({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  const { t: tStatements } = useTranslation('statements')
  const { stage, progress } = request
  return (
    <Stack gap={5}>
      <p>{t('processing.help')}</p>
      <ProgressBar
        label={stage === null ? t('processing.waiting') : tStatements(`stage.${stage}`)}
        {...(stage !== null && { value: progress })}
      />
      <RequestFacts request={request} />
      <Inline>
        <CancelButton request={request} />
        <LinkButton href={addressOfDashboard}>{t('processing.toDashboard')}</LinkButton>
      </Inline>
    </Stack>
  )
}

function CanceledPart({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  return (
    <Stack gap={5}>
      <Banner kind="info" live="polite" title={t('processing.canceled')}>
        {t('processing.canceledHelp')}
      </Banner>
      <RequestFacts request={request} />
      <Inline>
        <StartButton request={request} label={t('processing.again')} />
        <LinkButton href={addressOfDashboard}>{t('processing.toDashboard')}</LinkButton>
        <DeleteButton request={request} />
      </Inline>
    </Stack>
  )
}

function FinishedPart({ request }: { request: StatementRequest }) {
  const { t } = useTranslation('statementImport')
  const failed = request.failedCheckCount ?? 0
  return (
    <Stack gap={5}>
      <Banner
        kind={failed === 0 ? 'success' : 'warning'}
        live="polite"
        title={t('finished.title', { client: request.accountName })}
      >
        {failed === 0 ? t('finished.agree') : t('finished.differ', { count: failed })}
      </Banner>
      <RequestFacts request={request} />
      <Inline>
        <LinkButton variant="primary" href={addressOfStatements(request.id)}>
          {t('finished.open')}
        </LinkButton>
        <LinkButton href={addressOfDashboard}>{t('processing.toDashboard')}</LinkButton>
        <LinkButton href={addressOfImport}>{t('finished.another')}</LinkButton>
      </Inline>
    </Stack>
  )
}
