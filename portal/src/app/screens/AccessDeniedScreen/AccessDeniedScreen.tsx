import { AccessDenied } from '@parvis/design-system/AccessDenied'
import { loadedPart } from '@parvis/design-system/loading/loadedPart'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useKnownPerson, useSessionSnapshot } from '../../../session/SessionContext.tsx'
import { useSettings } from '../../../settings/SettingsContext.tsx'
import { useSignOut } from '../../../unsaved/useSignOut.ts'

// Only staff can request access, and only to an application that can be requested.
const AskOnDenied = loadedPart(async () => ({
  default: (await import('../../../asking/AskOnDenied.tsx')).AskOnDenied,
}))

export interface AccessDeniedScreenProps {
  /** The scope that the screen needs; undefined when the whole portal is refused. */
  scope?: string
  /** Trace id of the refusal, for support. */
  reference?: string
  /** Retries, where the refusal may be temporary. */
  onRetry?: () => void
}

/** An access refusal: what is missing, whom to ask, and where to go. */
export function AccessDeniedScreen({ scope, reference, onRetry }: AccessDeniedScreenProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const { token } = useSessionSnapshot()
  const { links } = useSettings()
  // The name of a scope means nothing to people outside the firm.
  const person = useKnownPerson()
  const isClient = person?.type === 'Client'
  const address = /^mailto:([^?]+)/.exec(links.support)?.[1]
  return (
    <AccessDenied
      subject={scope === undefined ? 'portal' : 'screen'}
      {...(scope !== undefined && !isClient && { scope })}
      {...(reference !== undefined && { reference })}
      contact={address ?? t('footer.support')}
      actions={
        <>
          {scope === undefined && token !== undefined ? (
            <Button variant="primary" onPress={signOut}>
              {t('rights.signOut')}
            </Button>
          ) : (
            <LinkButton variant="primary" href="/">
              {t('rights.home')}
            </LinkButton>
          )}
          {scope !== undefined && person?.type === 'Collaborateur' && <AskOnDenied />}
          {onRetry && <Button onPress={onRetry}>{t('rights.retry')}</Button>}
          <LinkButton href={links.support}>{t('rights.askSupport')}</LinkButton>
        </>
      }
    />
  )
}
