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
  /** What was thrown while the screen was loaded or drawn. */
  error: unknown
  /** Loads the page again. @default the browser's reload */
  onReload?: () => void
}

const reloadPage = () => location.reload()

/** A screen that failed. The rest of the portal goes on. */
export function ErrorScreen({ error, onReload = reloadPage }: ErrorScreenProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const reference = useErrorReference(error)
  // A missing part is no new version of the portal when it was the network that failed.
  const [wasOffline] = useState(!isOnline)
  const isWaiting = wasOffline && isMissingPart(error)
  useEffect(() => {
    // What stood around the screen may not have come either: a reload brings all of it. The address keeps the place.
    if (isWaiting && isOnline) onReload()
  }, [isWaiting, isOnline, onReload])
  if (isWaiting)
    // Without a network a reload would leave nothing but the browser's own page.
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
