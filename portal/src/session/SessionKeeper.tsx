import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { renewalStep } from './renewal.ts'
import { useSession, useSessionSnapshot } from './SessionContext.tsx'

const longestWait = 600
const seconds = () => Date.now() / 1000

/** When the person last did something on this page, in seconds; a ref, because nothing is drawn from it. */
function useLastActivity() {
  const last = useRef(seconds())
  useEffect(() => {
    const note = () => {
      last.current = seconds()
    }
    const kinds = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true, capture: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note, { capture: true })
    }
  }, [])
  return last
}

/**
 * Watches over the end of the token: renews it while the person works, counts down when they do not, and ends the
 * session when it is over. A renewal in any tab ends the countdown in all of them.
 */
export function SessionKeeper() {
  const { t } = useTranslation()
  const session = useSession()
  const { token } = useSessionSnapshot()
  const lastActivity = useLastActivity()
  const [now, setNow] = useState(seconds)
  const [failedToken, setFailedToken] = useState<string>()
  const [isExtending, setExtending] = useState(false)
  const expiresAt = token === undefined ? undefined : session.expiresAt()
  const hasFailed = token !== undefined && failedToken === token
  const step =
    expiresAt === undefined ? undefined : renewalStep(expiresAt, now, lastActivity.current, hasFailed)
  const kind = step?.kind

  useEffect(() => {
    if (kind === undefined) return undefined
    // A machine that slept wakes up with an old timer: look at the clock at least every ten minutes.
    const pause = step?.kind === 'wait' ? Math.min(step.seconds, longestWait) : 1
    const timer = setTimeout(() => setNow(seconds()), pause * 1000)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    if (kind === 'over') session.expire()
    if (kind !== 'renew' || isExtending) return
    void extend()
  })

  async function extend() {
    setExtending(true)
    const isRenewed = await session.renew()
    setExtending(false)
    setFailedToken(isRenewed ? undefined : token)
    setNow(seconds())
  }
  if (step?.kind !== 'warn') return null
  return (
    <Banner
      kind="warning"
      live="polite"
      title={t('session.soonTitle')}
      actions={
        <Button size="small" variant="primary" isPending={isExtending} onPress={() => void extend()}>
          {t('session.extend')}
        </Button>
      }
    >
      {/* The seconds are not announced one by one: the title was. */}
      <span aria-live="off">
        {hasFailed ? t('session.extendFailed') : null} {t('session.soon', { count: step.secondsLeft })}
      </span>
    </Banner>
  )
}
