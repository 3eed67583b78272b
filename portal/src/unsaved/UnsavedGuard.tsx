import { Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useUnsaved, type SignOutQuestion } from './unsaved-changes.ts'
import { lateDialog } from '../screens/late.tsx'

const UnsavedChangesDialog = lateDialog(async () => ({
  default: (await import('@parvis/design-system/patterns/UnsavedChangesDialog')).UnsavedChangesDialog,
}))
const SignOutDialog = lateDialog(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}))

/** Asks before unsaved changes are left through a link, the back button, closing the tab, or signing out. */
export function UnsavedGuard() {
  const unsaved = useUnsaved()
  const [question, setQuestion] = useState<SignOutQuestion>()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname === nextLocation.pathname
      ? currentLocation.search !== nextLocation.search && unsaved.hasAny('view')
      : unsaved.hasAny('page'),
  )
  useEffect(() => unsaved.onAsk(setQuestion), [unsaved])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.isLostByClosing()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  return (
    <Suspense fallback={null}>
      {blocker.state === 'blocked' && (
        <UnsavedChangesDialog isOpen onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
      {question && (
        <SignOutDialog
          work={question.work}
          onStay={() => setQuestion(undefined)}
          onSignOut={() => {
            setQuestion(undefined)
            question.signOut()
          }}
          onDiscard={question.discard}
        />
      )}
    </Suspense>
  )
}
