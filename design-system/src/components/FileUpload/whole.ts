import { isUnderWay, type UploadItem } from './upload.ts'

/** How far the files of a list are, taken together. */
export interface Whole {
  /** Files that take a place in the list, and those that have left it since. */
  files: number
  /** Those of them that have arrived. */
  done: number
  /** Bytes of all. */
  size: number
  sentBytes: number
  /** Until all are sent at the rates of those on their way; undefined while nobody knows. */
  secondsLeft: number | undefined
  /** Nothing goes on before the reader says so. */
  isPaused: boolean
}

/** What has arrived and left the list. */
export interface Left {
  files: number
  bytes: number
}

/** What goes on by itself. */
export const isRunning = ({ phase, isHeld }: UploadItem): boolean =>
  isUnderWay(phase) || phase === 'queued' || (phase === 'checking' && !isHeld)
/** What goes on once the reader says so. */
export const isWaiting = ({ phase, isHeld }: UploadItem): boolean =>
  phase === 'paused' || (phase === 'checking' && isHeld)
/** Whether there is anything left to send. */
export const isMoving = (item: UploadItem): boolean => isRunning(item) || isWaiting(item)

/** Files that are not sent are none of the whole. */
const isOut = ({ phase }: UploadItem) =>
  phase === 'refused' || phase === 'cancelled' || phase === 'duplicate' || phase === 'failed'

/** @returns undefined where nothing is on its way, or where the line of the only file says as much */
export function wholeOf(all: readonly UploadItem[], left: Left): Whole | undefined {
  // What is linked is not sent.
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
