import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useLanguage } from '../i18n/formats.ts'
import { useUnsaved } from '../unsaved/unsaved-changes.ts'
import { useSession } from './SessionContext.tsx'

const texts = { kept: 'session.endedKept', lost: 'session.endedLost' } as const

/** Shown when the session ends under an open screen: offers to sign in again and says what happens to unsaved input. */
export function SessionEnded() {
  const { t } = useTranslation()
  const session = useSession()
  const language = useLanguage()
  const unsaved = useUnsaved()
  const typed = useSyncExternalStore(unsaved.subscribe, unsaved.typed)
  const [isOpen, setOpen] = useState(true)
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  const signIn = () => {
    setState('leaving')
    const here = location.pathname + location.search + location.hash
    unsaved.leaveWithDraft(() => session.start(here, language)).catch(() => setState('failed'))
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('session.endedTitle')}
      confirmLabel={t('session.signIn')}
      cancelLabel={t('session.later')}
      tone={typed === 'lost' ? 'danger' : 'normal'}
      onConfirm={signIn}
      isPending={state === 'leaving'}
      {...(state === 'failed' && { error: t('landing.failed') })}
    >
      {t(typed ? texts[typed] : 'session.ended')}
    </ConfirmDialog>
  )
}
