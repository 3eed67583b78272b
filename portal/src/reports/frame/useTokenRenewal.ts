import type { Schemas } from '@parvis/api-types/portal'
import { useCallback, useEffect, useRef } from 'react'
import { type TokenTimes, waitFor } from './token-schedule.ts'

/** The longest timer to rely on: after a machine has slept, its timers are late. */
const longestWait = 60_000

/**
 * Replaces the token of an embedded report before it expires, and at once when somebody returns to the tab after that.
 * @param first the embed that the report was first shown with
 * @param ask requests another one
 * @param hand passes the new token on; keep both stable
 * @returns a function that marks the token as expired, whatever its stated expiry
 */
export function useTokenRenewal(
  first: Schemas['ReportEmbed'],
  ask: () => Promise<Schemas['ReportEmbed']>,
  hand: (token: string) => Promise<void>,
): () => void {
  const times = useRef<TokenTimes>(undefined)
  const lookNow = useRef<() => void>(undefined)
  useEffect(() => {
    times.current = {
      since: Date.now(),
      ends: Date.parse(first.expiresDate),
      failures: 0,
      triedAt: undefined,
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let isBusy = false
    const look = () => {
      clearTimeout(timer)
      const known = times.current
      if (isOver || isBusy || !known) return
      const wait = waitFor(known, Date.now())
      // A hidden tab needs no token: check when it becomes visible.
      if (document.visibilityState === 'hidden') return
      if (wait === 0) void renew(known)
      else timer = setTimeout(look, Math.min(wait, longestWait))
    }
    const renew = async (known: TokenTimes) => {
      isBusy = true
      try {
        const next = await ask()
        await hand(next.accessToken)
        times.current = {
          since: Date.now(),
          ends: Date.parse(next.expiresDate),
          failures: 0,
          triedAt: undefined,
        }
      } catch {
        times.current = { ...known, failures: known.failures + 1, triedAt: Date.now() }
      }
      isBusy = false
      look()
    }
    lookNow.current = look
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [first, ask, hand])
  return useCallback(() => {
    if (times.current) times.current = { ...times.current, ends: 0 }
    lookNow.current?.()
  }, [])
}
