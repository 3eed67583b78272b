import type { Schemas } from '@parvis/api-types/portal'
import { useCallback, useEffect, useRef } from 'react'
import { type TokenTimes, waitFor } from './token-schedule.ts'

/** The longest time that a timer is trusted: a machine that slept wakes up with an old one. */
const longestWait = 60_000

/**
 * Replaces the token of an embedded report before it ends, and at once when somebody comes back to the tab after that.
 * @param first the embed that the report was shown with
 * @param ask for another one
 * @param hand the new token over; keep both stable
 * @returns says that the token is over, whatever its end was told to be
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
      // Nobody sees what a hidden tab shows: it is asked when it comes back.
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
