import { ApiProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSignOut } from '../../../unsaved/useSignOut.ts'

export interface ConsentUnavailableScreenProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** Shown when the terms-of-use service fails for a customer who needs it: try again later. */
export function ConsentUnavailableScreen({ error, onRetry, isRetrying }: ConsentUnavailableScreenProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <ErrorState
      size="page"
      title={t('termsAway.title')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      {...(error instanceof ApiProblem && error.traceId !== undefined && { reference: error.traceId })}
      actions={<Button onPress={signOut}>{t('user.signOut')}</Button>}
    >
      {t('termsAway.text')}
    </ErrorState>
  )
}
