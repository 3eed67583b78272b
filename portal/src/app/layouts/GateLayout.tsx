import { NetworkFailure } from '@parvis/api-types/problems'
import { Loader } from '@parvis/design-system/Loader'
import { Offline } from '@parvis/design-system/Offline'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useLocation } from 'react-router'
import { communicationText, problemText, commonProblems } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { PersonProvider, useSessionSnapshot } from '../../session/SessionContext.tsx'
import { browserStorage, storageKeys } from '../../session/storage.ts'
import { useAccess } from '../../session/useAccess.ts'
import { useDocumentTitle } from '../document-title.ts'
import { AccessDeniedScreen } from '../screens/AccessDeniedScreen/AccessDenied.lazy.ts'
import { BareShell } from './BareShell.tsx'
import { ShellLayout } from './ShellLayout.tsx'

// Most visits see none of these.
const LandingScreen = lazy(async () => ({
  default: (await import('../screens/LandingScreen/LandingScreen.tsx')).LandingScreen,
}))
const ConsentScreen = lazy(async () => ({
  default: (await import('../screens/ConsentScreen/ConsentScreen.tsx')).ConsentScreen,
}))
const ConsentUnavailableScreen = lazy(async () => ({
  default: (await import('../screens/ConsentScreen/ConsentUnavailableScreen.tsx')).ConsentUnavailableScreen,
}))
const SessionEnded = lazy(async () => ({
  default: (await import('../../session/SessionEnded.tsx')).SessionEnded,
}))

/** Nobody passes without a token; whoever has one passes as far as their rights go. */
export function GateLayout() {
  const { token, ended } = useSessionSnapshot()
  const { key } = useLocation()
  const [insideAt, setInsideAt] = useState<string>()
  // A session that ends under an open screen does not take away what is on it; going elsewhere does.
  const isLeftOpen = token === undefined && ended === 'expired' && insideAt === key
  if (token === undefined && !isLeftOpen) {
    return (
      <Suspense fallback={null}>
        <Landing hasExpired={ended === 'expired'} />
      </Suspense>
    )
  }
  return (
    <>
      <AccessGate onInside={setInsideAt} />
      <Suspense fallback={null}>{isLeftOpen && <SessionEnded />}</Suspense>
    </>
  )
}

function Landing({ hasExpired }: { hasExpired: boolean }) {
  const { pathname, search, hash } = useLocation()
  useDocumentTitle([])
  const remembered = hasExpired ? browserStorage('sessionStorage').getItem(storageKeys.redirectUrl) : null
  return <LandingScreen returnTo={pathname === '/' ? (remembered ?? '/') : pathname + search + hash} />
}

function AccessGate({ onInside }: { onInside: (key: string) => void }) {
  const { t } = useTranslation()
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
      return (
        <PersonProvider value={access.person}>
          <ShellLayout />
        </PersonProvider>
      )
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
      const { reference } = problemText<'listContactClaims'>(commonProblems, access.error)
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
