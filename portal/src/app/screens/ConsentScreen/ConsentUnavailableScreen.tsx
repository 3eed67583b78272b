import { ApiProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { useSession } from '../../../session/SessionContext.tsx'

export interface ConsentUnavailableScreenProps {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}

/** The terms-of-use service fails for a customer who needs it: try later. */
export function ConsentUnavailableScreen({ error, onRetry, isRetrying }: ConsentUnavailableScreenProps) {
  const { t } = useTranslation()
  const api = useApi()
  const language = useLanguage()
  const session = useSession()
  return (
    <ErrorState
      size="page"
      title={t('termsAway.title')}
      onRetry={onRetry}
      isRetrying={isRetrying}
      {...(error instanceof ApiProblem && error.traceId !== undefined && { reference: error.traceId })}
      actions={<Button onPress={() => void session.signOut(api, language)}>{t('user.signOut')}</Button>}
    >
      {t('termsAway.text')}
    </ErrorState>
  )
}
