import { isUnderWay, type UploadItem } from './upload.ts'

/** The overall progress of the files in the list. */
export interface Whole {
  /** Number of files in the list that are sent, plus those that have left it since. */
  files: number
  /** Number of completed files. */
  done: number
  /** Total size in bytes. */
  size: number
  sentBytes: number
  /** Seconds until all are sent, at the rates of the running uploads; undefined if unknown. */
  secondsLeft: number | undefined
  /** Whether every remaining file waits for the reader to resume it. */
  isPaused: boolean
}

/** Completed files that have left the list. */
export interface Left {
  files: number
  bytes: number
}

/** Whether a file continues without the reader. */
export const isRunning = ({ phase, isHeld }: UploadItem): boolean =>
  isUnderWay(phase) || phase === 'queued' || (phase === 'checking' && !isHeld)
/** Whether a file waits for the reader to resume it. */
export const isWaiting = ({ phase, isHeld }: UploadItem): boolean =>
  phase === 'paused' || (phase === 'checking' && isHeld)
/** Whether a file is still to be sent, running or waiting. */
export const isMoving = (item: UploadItem): boolean => isRunning(item) || isWaiting(item)

/** Whether a file is not sent and therefore not part of the overall progress. */
const isOut = ({ phase }: UploadItem) =>
  phase === 'refused' || phase === 'cancelled' || phase === 'duplicate' || phase === 'failed'

/** @returns undefined if nothing is being sent, or if the row of the only file already shows the same */
export function wholeOf(all: readonly UploadItem[], left: Left): Whole | undefined {
  // Linked files are not sent.
  const items = all.filter(({ isLink }) => !isLink)
  const moving = items.filter(isMoving)
  const taken = items.filter(item => !isOut(item))
  const files = taken.length + left.files
  if (moving.length === 0 || files < 2) return undefined
  const sum = (list: readonly UploadItem[], of: (item: UploadItem) => number) =>
    list.reduce((total, item) => total + of(item), 0)
  const running = moving.filter(isRunning)
  const rate = sum(running, ({ rate: each = 0 }) => each)
  const rest = sum(running, item => item.size - item.sentBytes)
  return {
    files,
    done: taken.filter(({ phase }) => phase === 'done').length + left.files,
    size: sum(taken, item => item.size) + left.bytes,
    sentBytes: sum(taken, item => item.sentBytes) + left.bytes,
    secondsLeft: rate < 1 ? undefined : rest / rate,
    isPaused: running.length === 0,
  }
}
