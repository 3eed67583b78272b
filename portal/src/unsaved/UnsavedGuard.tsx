import { lazy, Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved } from './unsaved-changes.ts'

const LeavingDialog = lazy(async () => ({ default: (await import('./LeavingDialog.tsx')).LeavingDialog }))

/** The one question before unsaved changes are left: by a link, by the back button, by signing out, by closing the tab. */
export function UnsavedGuard() {
  const unsaved = useUnsaved()
  const [waiting, setWaiting] = useState<() => void>()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname
      ? currentLocation.search !== nextLocation.search && unsaved.hasAny('view')
      : unsaved.hasAny('page'),
  )
  useEffect(() => unsaved.onAsk(action => setWaiting(() => action)), [unsaved])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.isLostByClosing()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  const stay = () => {
    setWaiting(undefined)
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = () => {
    setWaiting(undefined)
    if (waiting) unsaved.leaveWithDraft(waiting)
    if (blocker.state === 'blocked') blocker.proceed()
  }
  const isAsking = blocker.state === 'blocked' || waiting !== undefined
  return <Suspense fallback={null}>{isAsking && <LeavingDialog onStay={stay} onLeave={leave} />}</Suspense>
}
