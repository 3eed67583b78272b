import { folderOf } from '../../internal/files/folders.ts'
import { handleOf, type FileHandle } from '../../internal/files/handles.ts'

export { formatBytes } from './formats.ts'
export { folderOf, handleOf, type FileHandle }
/** What a file upload is, without how it is sent: the transport is the caller's. */

/** The phases of an upload. */
export const uploadPhases = [
  'checking',
  'queued',
  'uploading',
  'paused',
  'offline',
  'retrying',
  'verifying',
  'done',
  'failed',
  'duplicate',
  'cancelled',
  'refused',
  /** Started before a page reload, and the browser has not kept the file. */
  'missing',
] as const
export type UploadPhase = (typeof uploadPhases)[number]

/** An event of the transport. `at`: time in milliseconds of any monotonic clock; @default now. */
export type UploadEvent =
  | { kind: 'progress'; sentBytes: number; at?: number }
  | { kind: 'offline' }
  | { kind: 'retrying'; attempt: number }
  /** Everything was sent, and the receiver checks that it arrived intact. */
  | { kind: 'verifying' }
  | { kind: 'done' }
  /** `reason`: a sentence in the reader's language. `canRetry`: whether a retry may help; @default true */
  | { kind: 'failed'; reason: string; canRetry?: boolean }
  /** The receiver already has the file. `where`: its location as text, "Comptes 2026 / Liasse.pbix". */
  | { kind: 'duplicate'; where: string }

/** The upload to start. */
export interface UploadStart {
  id: string
  file: File
  /** Bytes already sent; more than 0 when an upload resumes after a page reload. */
  sentBytes: number
  /** The reader wants a link to the existing file, so no bytes are sent. @default false */
  isLink?: boolean
}

/** Controls a running upload. */
export interface UploadHandle {
  pause: () => void
  resume: () => void
  /** Ends the upload. The receiver may discard what it got. */
  cancel: () => void
}

/** Sends files. */
export interface UploadTransport {
  /** Starts an upload and emits events until it is done, failed, duplicate or cancelled. */
  start: (upload: UploadStart, tell: (event: UploadEvent) => void) => UploadHandle
  /**
   * Called when the reader cancels or removes a file that is not being sent: one that failed, waits in the queue, or is
   * left from before a reload. Deletes what has arrived of it, if anything. Ids that are unknown or done are ignored.
   */
  discard?: (id: string) => void
}

/**
 * The result of a check before anything is sent: a reason to refuse the file, the location of a duplicate, or null.
 * `link`: a sentence that explains what a link is, if the transport can link to the duplicate instead.
 */
export type CheckResult = { refused: string } | { duplicate: string; link?: string } | null

/** An upload that started before a page reload. */
export interface InitialUpload {
  id: string
  name: string
  size: number
  sentBytes: number
  /** The browser's handle of the file. The upload resumes by itself if it still opens; without it the reader chooses again. */
  file?: File
  /** Milliseconds since 1970. Distinguishes files with the same name and size. */
  lastModified?: number
  /** The folder that the file was added with, if known. @default unknown */
  folder?: string
  /** Whether the upload was complete. @default false */
  isDone?: boolean
}

/** A file in the list. */
export interface UploadItem {
  id: string
  name: string
  /** The folder that the file was added with, separated by `/`; '' for none, undefined if unknown. */
  folder: string | undefined
  /** Size in bytes. */
  size: number
  lastModified: number | undefined
  file: File | undefined
  phase: UploadPhase
  sentBytes: number
  /** Bytes per second, once known. */
  rate: number | undefined
  /** The last measurement of the rate. */
  measured: { at: number; sentBytes: number } | undefined
  /** Why the file was refused or failed, or where the duplicate is. */
  reason: string | undefined
  /** A sentence that explains a link to the duplicate; undefined if linking is not possible. */
  linkHelp: string | undefined
  /** Whether the file is linked to the duplicate instead of sent. */
  isLink: boolean
  canRetry: boolean
  /** Paused during its check: afterwards it waits for the reader to resume it. */
  isHeld: boolean
}

/** Whether the transport is working on the file. */
export const isUnderWay = (phase: UploadPhase): boolean =>
  phase === 'uploading' || phase === 'offline' || phase === 'retrying' || phase === 'verifying'

/** Whether the reader can pause the file. */
export const canPause = (phase: UploadPhase): boolean =>
  phase === 'uploading' || phase === 'offline' || phase === 'retrying'

export type UploadAction =
  | { kind: 'add'; items: readonly UploadItem[] }
  /** Checks a file that the reader wants sent although it has not been checked. */
  | { kind: 'check'; id: string }
  | { kind: 'checked'; id: string; result: CheckResult }
  | { kind: 'begin'; id: string }
  | { kind: 'event'; id: string; event: UploadEvent; at: number }
  | { kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'link'; id: string }
  | { kind: 'remove'; id: string }
  /** Moves the file to the front of the queue. */
  | { kind: 'first'; id: string }
  | { kind: 'found'; id: string; file: File }

/** Milliseconds between two measurements of the rate; shorter intervals make it jump. */
const measure = 500
/** Weight of a new measurement in the moving average. */
const weight = 0.4

function progressed(item: UploadItem, sentBytes: number, at: number): UploadItem {
  const moving = { ...item, phase: 'uploading' as const, sentBytes: Math.min(sentBytes, item.size) }
  if (!item.measured || item.phase !== 'uploading') return { ...moving, measured: { at, sentBytes } }
  const elapsed = at - item.measured.at
  if (elapsed < measure) return moving
  const now = ((sentBytes - item.measured.sentBytes) / elapsed) * 1000
  const rate = item.rate === undefined ? now : item.rate * (1 - weight) + now * weight
  return { ...moving, rate: Math.max(0, rate), measured: { at, sentBytes } }
}

const still = { rate: undefined, measured: undefined }

function told(item: UploadItem, event: UploadEvent, at: number): UploadItem {
  // Ignore late events of an upload that the reader has stopped.
  if (!isUnderWay(item.phase)) return item
  switch (event.kind) {
    case 'progress':
      return progressed(item, event.sentBytes, event.at ?? at)
    case 'offline':
    case 'retrying':
      return { ...item, ...still, phase: event.kind }
    case 'verifying':
      return { ...item, ...still, phase: 'verifying', sentBytes: item.size }
    case 'done':
      return { ...item, ...still, phase: 'done', sentBytes: item.size }
    case 'failed':
      return { ...item, ...still, phase: 'failed', reason: event.reason, canRetry: event.canRetry ?? true }
    case 'duplicate':
      return { ...item, ...still, phase: 'duplicate', reason: event.where }
  }
}

function changed(
  item: UploadItem,
  action: Exclude<UploadAction, { kind: 'add' | 'remove' | 'first' }>,
): UploadItem {
  switch (action.kind) {
    case 'check':
      return { ...item, ...still, phase: 'checking', reason: undefined, isHeld: false }
    case 'checked':
      if (item.phase !== 'checking') return item
      if (action.result === null) return { ...item, phase: item.isHeld ? 'paused' : 'queued', isHeld: false }
      return 'refused' in action.result
        ? { ...item, phase: 'refused', reason: action.result.refused, canRetry: false }
        : { ...item, phase: 'duplicate', reason: action.result.duplicate, linkHelp: action.result.link }
    case 'begin':
      return item.phase === 'queued' ? { ...item, ...still, phase: 'uploading' } : item
    case 'event':
      return told(item, action.event, action.at)
    case 'pause':
      if (item.phase === 'checking') return { ...item, isHeld: true }
      return canPause(item.phase) || item.phase === 'queued' ? { ...item, ...still, phase: 'paused' } : item
    case 'resume':
      if (item.phase === 'checking') return { ...item, isHeld: false }
      return item.phase === 'paused' ? { ...item, phase: 'queued' } : item
    case 'cancel':
      return { ...item, ...still, phase: 'cancelled', sentBytes: 0 }
    case 'retry': {
      // A file that cannot be linked, or that the reader wants twice, is sent.
      const isLink = item.isLink && item.phase === 'failed' && item.canRetry
      return { ...item, ...still, phase: 'queued', reason: undefined, isLink }
    }
    case 'link':
      if (item.phase !== 'duplicate' || item.linkHelp === undefined) return item
      return { ...item, ...still, phase: 'queued', reason: undefined, isLink: true }
    case 'found':
      return item.phase === 'missing' ? { ...item, file: action.file, phase: 'queued' } : item
  }
}

/** Moves an item before all other queued items: the queue follows the order of the list. */
function withFirst(items: readonly UploadItem[], id: string): readonly UploadItem[] {
  const at = items.findIndex(({ phase }) => phase === 'queued')
  const wanted = items.find(item => item.id === id)
  if (wanted?.phase !== 'queued') return items
  const others = items.filter(item => item !== wanted)
  return [...others.slice(0, at), wanted, ...others.slice(at)]
}

/** Reduces an action into the list of files. */
export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  if (action.kind === 'add') return [...items, ...action.items]
  if (action.kind === 'remove') return items.filter(({ id }) => id !== action.id)
  if (action.kind === 'first') return withFirst(items, action.id)
  return items.map(item => (item.id === action.id ? changed(item, action) : item))
}

/** Seconds until a file is sent at its current rate; undefined if unknown. */
export function secondsLeft({ phase, size, sentBytes, rate }: UploadItem): number | undefined {
  if (phase !== 'uploading' || rate === undefined || rate < 1) return undefined
  return (size - sentBytes) / rate
}

/** Turns an earlier upload into an item of the list. */
export function fromInitial(initial: InitialUpload): UploadItem {
  const { id, name, size, sentBytes, file, isDone = false } = initial
  return {
    id,
    name,
    folder: initial.folder,
    size,
    lastModified: initial.lastModified,
    file,
    phase: isDone ? 'done' : file ? 'paused' : 'missing',
    sentBytes: isDone ? size : sentBytes,
    rate: undefined,
    measured: undefined,
    reason: undefined,
    linkHelp: undefined,
    isLink: false,
    canRetry: true,
    isHeld: false,
  }
}

/** Turns a newly chosen file into an item of the list. */
export function fromFile(id: string, file: File, refused: string | null): UploadItem {
  return {
    id,
    name: file.name,
    folder: folderOf(file),
    size: file.size,
    lastModified: file.lastModified,
    file,
    phase: refused === null ? 'checking' : 'refused',
    sentBytes: 0,
    rate: undefined,
    measured: undefined,
    reason: refused ?? undefined,
    linkHelp: undefined,
    isLink: false,
    canRetry: false,
    isHeld: false,
  }
}

/** Whether a chosen file belongs to an item: compares name, size and, if known, folder and modification time. */
export function isSameFile(item: UploadItem, file: File): boolean {
  const isSameTime = item.lastModified === undefined || item.lastModified === file.lastModified
  // macOS decomposes accents, while the stored name may be composed.
  const isSameName = item.name.normalize() === file.name.normalize()
  const isSameFolder = item.folder === undefined || item.folder === folderOf(file)
  return isSameName && item.size === file.size && isSameTime && isSameFolder
}
