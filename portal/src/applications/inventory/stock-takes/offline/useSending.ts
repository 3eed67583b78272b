import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between two attempts while something is waiting. */
const patience = 10_000

/** Lets only one tab of a browser send at a time; the others skip their turn. */
async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  // Insecure pages have no locks, but the services store what is sent twice only once.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(lock, { ifAvailable: true }, held => (held ? work() : undefined))
}

export interface Waiting {
  /** The name of the lock that the tabs of a browser share. */
  lock: string
  /** How many are waiting on this device. */
  waiting: number
  /** Sends those that are waiting, in order; pass a stable function. @throws the reason why one was not sent */
  sendWaiting: () => Promise<void>
  /** Asks the device again what is stored on it; pass a stable function. */
  refresh: () => Promise<void>
}

/**
 * Sends what is waiting on this device: when the page opens, when the network is back, and every few seconds until
 * nothing is waiting any more.
 */
export function useSending({ lock, waiting, sendWaiting, refresh }: Waiting) {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const isBusy = useRef(false)
  const send = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      await alone(lock, sendWaiting)
      setError(undefined)
    } catch (problem) {
      setError(problem)
    } finally {
      isBusy.current = false
      setSending(false)
      await refresh().catch(setError)
    }
  }, [lock, sendWaiting, refresh])
  useEffect(() => {
    const retry = () => void send()
    // What is waiting is shown before the first answer, which may take long.
    refresh().catch(setError)
    retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [refresh, send])
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void send(), patience)
    return () => clearInterval(timer)
  }, [isWaiting, send])
  return { isSending, error, setError, send }
}
