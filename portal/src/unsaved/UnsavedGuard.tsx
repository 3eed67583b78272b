import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useUnsaved } from './unsaved-changes.ts'

/** The one question before unsaved changes are left: by a link, by the back button, by signing out, by closing the tab. */
export function UnsavedGuard() {
  const { t } = useTranslation()
  const unsaved = useUnsaved()
  const [waiting, setWaiting] = useState<() => void>()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.hasAny() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  useEffect(() => unsaved.onAsk(action => setWaiting(() => action)), [unsaved])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.hasAny()) event.preventDefault()
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
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked' || waiting !== undefined}
      onOpenChange={isOpen => {
        if (!isOpen) stay()
      }}
      title={t('leaving.title')}
      confirmLabel={t('leaving.leave')}
      cancelLabel={t('leaving.stay')}
      tone="danger"
      onConfirm={leave}
    >
      {t('leaving.text')}
    </ConfirmDialog>
  )
}
