import { useSyncExternalStore } from 'react'

/** A file that this page is sending or has sent, wherever in the portal that was started. */
export interface Sending {
  /** Identifies the upload. */
  key: string
  fileName: string
  /** Where its bytes are sent, once the services expect them. */
  uploadUrl: string | undefined
  /** The page where it was started and continues. */
  href: string
  /** ISO 8601 in UTC. */
  startedAt: string
  state: 'sending' | 'offline' | 'verifying' | 'done' | 'failed'
  /** Progress in whole percent. */
  percent: number
  /** Why it failed, in the reader's language. */
  reason?: string
}

let sendings: readonly Sending[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Sending[]): void {
  sendings = next
  for (const listener of listeners) listener()
}

/** @returns a key for a file that is about to be sent */
export function newSendingKey(): string {
  count += 1
  return `sending-${count}`
}

/** Records the state of a file. An earlier attempt for the same bytes is removed. */
export function noteSending(sending: Sending): void {
  const before = sendings.find(({ key }) => key === sending.key)
  const isSame =
    before?.state === sending.state &&
    before.percent === sending.percent &&
    before.uploadUrl === sending.uploadUrl
  if (isSame) return
  const isOther = ({ key, uploadUrl }: Sending) =>
    key !== sending.key && (uploadUrl === undefined || uploadUrl !== sending.uploadUrl)
  change([
    ...sendings.filter(isOther),
    { ...sending, startedAt: before?.startedAt ?? sending.startedAt, href: before?.href ?? sending.href },
  ])
}

/** Removes a file that was paused or cancelled. */
export function forgetSending(key: string): void {
  if (sendings.some(sending => sending.key === key)) change(sendings.filter(sending => sending.key !== key))
}

/** Removes the ended files once they have been seen. */
export function forgetEndedSendings(): void {
  const left = sendings.filter(({ state }) => state !== 'done' && state !== 'failed')
  if (left.length < sendings.length) change(left)
}

/** Nothing of one person is shown to the next. */
export function forgetAllSendings(): void {
  if (sendings.length > 0) change([])
}

/** The files that this page is sending. */
export const readSendings = (): readonly Sending[] => sendings

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The files that this page is sending, kept up to date. */
export const useSendings = () => useSyncExternalStore(subscribe, readSendings)
