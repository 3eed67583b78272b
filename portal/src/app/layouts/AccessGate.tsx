import { ApiProblem, NetworkFailure } from '@parvis/api-types/problems'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { Loader } from '@parvis/design-system/Loader'
import { Offline } from '@parvis/design-system/Offline'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { communicationText } from '../../api/communication-text.ts'
import { sayKey } from '../../i18n/keys.ts'
import type { Translations } from '../../i18n/translations.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lateScreen } from '../../screens/late.tsx'
import { PersonProvider } from '../../session/SessionContext.tsx'
import { browserStorage, storageKeys } from '../../session/storage.ts'
import { useAccess } from '../../session/useAccess.ts'
import { AccessDeniedScreen } from '../screens/AccessDeniedScreen/AccessDenied.lazy.ts'
import { loadConsentTexts } from '../../terms/i18n/load-texts.ts'
import { BareShell } from './BareShell.tsx'
import { ShellLayout } from './ShellLayout.tsx'

// Most visits see none of these screens.
const consentScreen = (translations: Translations) =>
  lateScreen(async () => {
    const [{ ConsentScreen }] = await Promise.all([
      import('../screens/ConsentScreen/ConsentScreen.tsx'),
      translations.load('consent', loadConsentTexts),
    ])
    return { default: ConsentScreen }
  })
const consentAwaitedScreen = (translations: Translations) =>
  lateScreen(async () => {
    const [{ ConsentAwaitedScreen }] = await Promise.all([
      import('../screens/ConsentScreen/ConsentAwaitedScreen.tsx'),
      translations.load('consent', loadConsentTexts),
    ])
    return { default: ConsentAwaitedScreen }
  })
const ConsentUnavailableScreen = lateScreen(async () => ({
  default: (await import('../screens/ConsentScreen/ConsentUnavailableScreen.tsx')).ConsentUnavailableScreen,
}))

// Created once, so that a step of the gate does not render the shell again.
const shell = <ShellLayout />

export interface AccessGateProps {
  /** Called when the person is inside, with the key of the current history entry. */
  onInside: (key: string) => void
}

/**
 * Lets anyone with a token in as far as their rights go. It is a separate chunk, together with the shell, so that
 * visitors load none of it.
 */
export function AccessGate({ onInside }: AccessGateProps) {
  const { t, i18n } = useTranslation()
  const [ConsentScreen] = useState(() => consentScreen(i18n))
  const [ConsentAwaitedScreen] = useState(() => consentAwaitedScreen(i18n))
  const { access, retry, isRetrying } = useAccess()
  const type = access.kind === 'granted' ? access.person.type : undefined
  const { key } = useLocation()
  useEffect(() => {
    if (type !== undefined) onInside(key)
  }, [type, key, onInside])
  useEffect(() => {
    if (type === undefined) return
    browserStorage('localStorage').setItem(storageKeys.userType, type)
  }, [type])
  switch (access.kind) {
    case 'checking':
      return <Loader label={t('rights.checking')} />
    case 'granted':
      return <PersonProvider value={access.person}>{shell}</PersonProvider>
    case 'no-record':
      return (
        <BareShell>
          <AccessDeniedScreen {...(access.reference !== undefined && { reference: access.reference })} />
        </BareShell>
      )
    case 'consent':
      return (
        <BareShell>
          <ConsentScreen terms={access.terms} isAgain={access.isAgain} />
        </BareShell>
      )
    case 'consent-awaited':
      return (
        <BareShell>
          <ConsentAwaitedScreen onRetry={retry} isRetrying={isRetrying} />
        </BareShell>
      )
    case 'consent-unavailable':
      return (
        <BareShell>
          <ConsentUnavailableScreen error={access.error} onRetry={retry} isRetrying={isRetrying} />
        </BareShell>
      )
    case 'failed': {
      if (access.error instanceof NetworkFailure)
        return (
          <BareShell>
            <Offline onRetry={retry} isRetrying={isRetrying} />
          </BareShell>
        )
      const reference = access.error instanceof ApiProblem ? access.error.traceId : undefined
      return (
        <BareShell>
          <ErrorState
            size="page"
            onRetry={retry}
            isRetrying={isRetrying}
            {...(reference !== undefined && { reference })}
          >
            {sayKey(t, communicationText(access.error))}
          </ErrorState>
        </BareShell>
      )
    }
  }
}
