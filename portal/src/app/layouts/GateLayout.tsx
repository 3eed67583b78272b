import { NetworkFailure } from '@parvis/api-types/problems'
import { Loader } from '@parvis/design-system/Loader'
import { Offline } from '@parvis/design-system/Offline'
import { ErrorState } from '@parvis/design-system/ErrorState'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { communicationText, problemText, commonProblems } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { PersonProvider, useSessionSnapshot } from '../../session/SessionContext.tsx'
import { SessionEnded } from '../../session/SessionEnded.tsx'
import { browserStorage, storageKeys } from '../../session/storage.ts'
import { useAccess } from '../../session/useAccess.ts'
import { useDocumentTitle } from '../document-title.ts'
import { AccessDeniedScreen } from '../screens/AccessDeniedScreen/AccessDeniedScreen.tsx'
import { ConsentScreen } from '../screens/ConsentScreen/ConsentScreen.tsx'
import { ConsentUnavailableScreen } from '../screens/ConsentScreen/ConsentUnavailableScreen.tsx'
import { LandingScreen } from '../screens/LandingScreen/LandingScreen.tsx'
import { BareShell } from './BareShell.tsx'
import { ShellLayout } from './ShellLayout.tsx'

/** Nobody passes without a token; whoever has one passes as far as their rights go. */
export function GateLayout() {
  const { token, ended } = useSessionSnapshot()
  const wasInside = useRef(false)
  // A session that ends under an open screen does not take away what is on it.
  const isLeftOpen = token === undefined && ended === 'expired' && wasInside.current
  if (token === undefined && !isLeftOpen) {
    wasInside.current = false
    return <Landing hasExpired={ended === 'expired'} />
  }
  return (
    <>
      <AccessGate
        onGranted={() => {
          wasInside.current = true
        }}
      />
      {isLeftOpen && <SessionEnded />}
    </>
  )
}

function Landing({ hasExpired }: { hasExpired: boolean }) {
  const { pathname, search, hash } = useLocation()
  useDocumentTitle([])
  const remembered = hasExpired ? browserStorage('sessionStorage').getItem(storageKeys.redirectUrl) : null
  return <LandingScreen returnTo={pathname === '/' ? (remembered ?? '/') : pathname + search + hash} />
}

function AccessGate({ onGranted }: { onGranted: () => void }) {
  const { t } = useTranslation()
  const { access, retry, isRetrying } = useAccess()
  const type = access.kind === 'granted' ? access.person.type : undefined
  const reportGranted = useRef(onGranted)
  reportGranted.current = onGranted
  useEffect(() => {
    if (type === undefined) return
    reportGranted.current()
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
