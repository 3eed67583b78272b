import { Button } from '@parvis/design-system/Button'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { communicationText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'

export interface ErrorScreenProps {
  /** What was thrown while the screen was loaded or drawn. */
  error: unknown
  /** Loads the page again. @default the browser's reload */
  onReload?: () => void
}

/** A module of an older version that is no longer there: the portal was published anew. */
const isMissingModule = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)

/** A screen that failed. The rest of the portal goes on. */
export function ErrorScreen({ error, onReload = () => location.reload() }: ErrorScreenProps) {
  const { t } = useTranslation()
  const isCall = error instanceof ApiProblem || error instanceof NetworkFailure
  const reference = error instanceof ApiProblem ? error.traceId : undefined
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
      {isMissingModule(error)
        ? t('error.chunk')
        : sayKey(t, isCall ? communicationText(error) : 'problem.generic')}
    </ErrorState>
  )
}
