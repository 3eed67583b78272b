import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Offline } from '@parvis/design-system/Offline'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { communicationText } from '../../../api/communication-text.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { isMissingPart } from '../../../telemetry/missing-part.ts'
import { useErrorReference } from '../../../telemetry/TelemetryContext.ts'
import { useOnline } from '../../useOnline.ts'

export interface ErrorScreenProps {
  /** The error thrown while loading or rendering the screen. */
  error: unknown
  /** Reloads the page. @default the browser's reload */
  onReload?: () => void
}

const reloadPage = () => location.reload()

/** Shown for a screen that failed. The rest of the portal keeps working. */
export function ErrorScreen({ error, onReload = reloadPage }: ErrorScreenProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const reference = useErrorReference(error)
  // A missing chunk does not mean a new version of the portal if the network had failed.
  const [wasOffline] = useState(!isOnline)
  const isWaiting = wasOffline && isMissingPart(error)
  useEffect(() => {
    // Parts around the screen may be missing too: a reload brings all of it, and the address keeps the place.
    if (isWaiting && isOnline) onReload()
  }, [isWaiting, isOnline, onReload])
  if (isWaiting)
    // Without a network, a reload would end on the browser's own error page.
    return <Offline onRetry={() => isOnline && onReload()} />
  const isCall = error instanceof ApiProblem || error instanceof NetworkFailure
  return (
    <ErrorState
      size="page"
      title={t('error.title')}
      {...(reference !== undefined && { reference })}
      actions={
        <>
          <Button variant="primary" onPress={onReload}>
            {t('error.reload')}
          </Button>
          <Button onPress={() => location.assign('/')}>{t('error.home')}</Button>
        </>
      }
    >
      {isMissingPart(error)
        ? t('error.chunk')
        : sayKey(t, isCall ? communicationText(error) : 'problem.generic')}
    </ErrorState>
  )
}
