import { Loader } from '@parvis/design-system/Loader'
import { Suspense, useEffect, useState } from 'react'
import { useDrafts } from '../../unsaved/useDraft.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useLocation } from 'react-router'
import { lateDialog, lateScreen } from '../../screens/late.tsx'
import { useSession, useSessionSnapshot } from '../../session/SessionContext.tsx'
import { browserStorage, storageKeys } from '../../session/storage.ts'
import { useUnsaved } from '../../unsaved/unsaved-changes.ts'
import { useDocumentTitle } from '../document-title.ts'

// Nobody sees both at once. The entry module preloads the one that a visit starts with.
const AccessGate = lateScreen(async () => ({ default: (await import('./AccessGate.tsx')).AccessGate }))
const LandingScreen = lateScreen(async () => ({
  default: (await import('../screens/LandingScreen/LandingScreen.tsx')).LandingScreen,
}))
const SessionEnded = lateDialog(async () => ({
  default: (await import('../../session/SessionEnded.tsx')).SessionEnded,
}))

/** Nobody passes without a token; anyone with one gets as far as their rights go. */
export function GateLayout() {
  const { t } = useTranslation()
  const { token, ended } = useSessionSnapshot()
  const { key } = useLocation()
  const [insideAt, setInsideAt] = useState<string>()
  const [hadTyped, setHadTyped] = useState(false)
  const session = useSession()
  const unsaved = useUnsaved()
  const drafts = useDrafts()
  // Runs before the form unmounts and with it its "unsaved" mark. The input may also have been discarded, or not
  // stored at all.
  useEffect(
    () => session.onChange(() => setHadTyped(unsaved.hasTyped() && drafts.hasOfPage())),
    [session, unsaved, drafts],
  )
  // When the session ends under an open screen, its content stays until the person navigates away.
  const isLeftOpen = token === undefined && ended === 'expired' && insideAt === key
  if (token === undefined && !isLeftOpen) {
    return (
      <Suspense fallback={null}>
        <Landing hasExpired={ended === 'expired'} hadTyped={hadTyped} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense fallback={<Loader label={t('rights.checking')} />}>
        <AccessGate onInside={setInsideAt} />
      </Suspense>
      <Suspense fallback={null}>{isLeftOpen && <SessionEnded />}</Suspense>
    </>
  )
}

function Landing({ hasExpired, hadTyped }: { hasExpired: boolean; hadTyped: boolean }) {
  const { pathname, search, hash } = useLocation()
  useDocumentTitle([])
  const remembered = hasExpired ? browserStorage('sessionStorage').getItem(storageKeys.redirectUrl) : null
  const here = pathname + search + hash
  const returnTo = pathname === '/' ? (remembered ?? here) : here
  return <LandingScreen returnTo={returnTo} hasKept={hadTyped} />
}
