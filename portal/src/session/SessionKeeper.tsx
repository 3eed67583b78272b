import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { renewalStep, type FailedRenewal } from './renewal.ts'
import { useSession, useSessionSnapshot } from './SessionContext.tsx'

/** The longest sleep of a timer, in seconds. A longer one would fire too late after the machine has slept. */
const longestWait = 30
const seconds = () => Date.now() / 1000

/** Events that may mean that the machine, the tab or the network has woken up. */
function onWaking(look: () => void): () => void {
  const gone = new AbortController()
  const options = { signal: gone.signal, capture: true, passive: true }
  for (const kind of ['focus', 'pageshow', 'online', 'pointerdown', 'keydown'])
    window.addEventListener(kind, look, options)
  for (const kind of ['visibilitychange', 'resume']) document.addEventListener(kind, look, options)
  return () => gone.abort()
}

/**
 * Watches the expiry of the token. It renews the token in time, whether or not anybody is working in this tab, and
 * ends the session when the provider stops renewing it. Only one of several tabs renews; all of them get the result.
 */
export function SessionKeeper() {
  const { t } = useTranslation()
  const session = useSession()
  const { token } = useSessionSnapshot()
  const [now, setNow] = useState(seconds)
  const [failed, setFailed] = useState<FailedRenewal & { token: string }>()
  const [isRenewing, setRenewing] = useState(false)
  const life = token === undefined ? undefined : session.life()
  const hasFailed = failed !== undefined && failed.token === token ? failed : undefined
  const step = life && renewalStep(life, now, hasFailed)
  const kind = step?.kind

  useEffect(() => {
    if (kind === undefined) return undefined
    const pause = step?.kind === 'wait' ? Math.min(step.seconds, longestWait) : 1
    const timer = setTimeout(() => setNow(seconds()), pause * 1000)
    return () => clearTimeout(timer)
  })
  useEffect(() => onWaking(() => setNow(seconds())), [])
  // Retry as soon as the network is back.
  useEffect(() => {
    const retry = () => setFailed(before => (before?.outcome === 'unreachable' ? undefined : before))
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  useEffect(() => {
    if (kind === 'over') session.expire()
    if (kind === 'renew' && !isRenewing) void renew()
  })

  async function renew() {
    setRenewing(true)
    const outcome = await session.renew()
    const { token: next } = session.snapshot()
    // A token that has already expired on arrival counts as a failure: this machine's clock is wrong, and the loop
    // would never end.
    if (next !== undefined && (outcome !== 'renewed' || session.isOver(next)))
      setFailed({ token: next, outcome: outcome === 'renewed' ? 'refused' : outcome, at: seconds() })
    setRenewing(false)
    setNow(seconds())
  }
  if (step?.kind !== 'warn') return null
  return (
    <Banner
      kind="warning"
      live="polite"
      title={t('session.soonTitle')}
      actions={
        <Button size="small" variant="primary" isPending={isRenewing} onPress={() => void renew()}>
          {t('session.extend')}
        </Button>
      }
    >
      {/* Silences the countdown: the title has already been announced. */}
      <span aria-live="off">
        {t('session.extendFailed')} {t('session.soon', { count: step.secondsLeft })}
      </span>
    </Banner>
  )
}
