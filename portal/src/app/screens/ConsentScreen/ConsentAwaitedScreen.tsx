import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSignOut } from '../../../unsaved/useSignOut.ts'

export interface ConsentAwaitedScreenProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Tells a client plainly that their firm has not published its terms of use yet, with a way to check again. */
export function ConsentAwaitedScreen({ onRetry, isRetrying }: ConsentAwaitedScreenProps) {
  const { t } = useTranslation('consent')
  const shell = useTranslation()
  const signOut = useSignOut()
  return (
    <Page width="reading">
      <PageHeader title={t('awaited.title')} sentence={t('awaited.text')} />
      <EmptyState
        title={t('awaited.what')}
        actions={
          <>
            <Button variant="primary" onPress={onRetry} isPending={isRetrying}>
              {t('awaited.retry')}
            </Button>
            <Button onPress={signOut}>{shell.t('user.signOut')}</Button>
          </>
        }
      >
        {t('awaited.help')}
      </EmptyState>
    </Page>
  )
}
