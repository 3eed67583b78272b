import { folderOf } from '../../internal/files/folders.ts'
import { handleOf, type FileHandle } from '../../internal/files/handles.ts'

export { formatBytes } from './formats.ts'
export { folderOf, handleOf, type FileHandle }
/** What a file upload is, without how it is sent: the transport is the caller's. */

/** Where a file is on its way. */
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
  /** It was on its way before the page was loaded again, and the browser has not kept the file. */
  'missing',
] as const
export type UploadPhase = (typeof uploadPhases)[number]

/** What the transport tells of a file. `at`: when, in milliseconds of any clock that goes on; @default now. */
export type UploadEvent =
  | { kind: 'progress'; sentBytes: number; at?: number }
  | { kind: 'offline' }
  | { kind: 'retrying'; attempt: number }
  /** Everything was sent; the receiver looks whether it arrived whole. */
  | { kind: 'verifying' }
  | { kind: 'done' }
  /** `reason`: a sentence in the reader's language. `canRetry`: @default true */
  | { kind: 'failed'; reason: string; canRetry?: boolean }
  /** The receiver has it already. `where`: in words, "Comptes 2026 / Liasse.pbix". */
  | { kind: 'duplicate'; where: string }

/** What is sent. */
export interface UploadStart {
  id: string
  file: File
  /** More than 0 when it goes on where it stopped, before the page was loaded again. */
  sentBytes: number
  /** The reader wants a link to where it is already: nothing of it is sent. @default false */
  isLink?: boolean
}

/** A file on its way. */
export interface UploadHandle {
  pause: () => void
  resume: () => void
  /** Ends it; what was received may be thrown away. */
  cancel: () => void
}

/** How files are sent. */
export interface UploadTransport {
  /** Begins to send. Tells how it goes until it is done, failed, duplicate or cancelled. */
  start: (upload: UploadStart, tell: (event: UploadEvent) => void) => UploadHandle
}

/**
 * What a look at the file says before a byte is sent: a reason to refuse it, where it is already, or nothing. `link`: where the
 * transport can link to that instead, a sentence of what a link is.
 */
export type CheckResult = { refused: string } | { duplicate: string; link?: string } | null

/** An upload that began before the page was loaded again. */
export interface InitialUpload {
  id: string
  name: string
  size: number
  sentBytes: number
  /** Where the browser has kept it; without it the reader is asked to choose it again. Where it is found later, it goes on by itself. */
  file?: File
  /** Milliseconds since 1970: tells two files of one name and size apart. */
  lastModified?: number
  /** The folder that it came with, if it is known. @default unknown */
  folder?: string
  /** It had arrived. @default false */
  isDone?: boolean
}

/** A file of the list. */
export interface UploadItem {
  id: string
  name: string
  /** The folder that it came with, `/` between its parts; '' for none. Undefined where nobody knows. */
  folder: string | undefined
  /** Bytes. */
  size: number
  lastModified: number | undefined
  file: File | undefined
  phase: UploadPhase
  sentBytes: number
  /** Bytes per second, once it is known. */
  rate: number | undefined
  /** Where the rate was measured last. */
  measured: { at: number; sentBytes: number } | undefined
  /** Why it was refused or failed, or where it is already. */
  reason: string | undefined
  /** What a link to where it is already would be, in a sentence; undefined where there can be none. */
  linkHelp: string | undefined
  /** It is linked to where it is already, not sent. */
  isLink: boolean
  canRetry: boolean
  /** Paused while it is looked at: it waits for the reader once it has been. */
  isHeld: boolean
}

/** Phases in which a transport is at work. */
export const isUnderWay = (phase: UploadPhase): boolean =>
  phase === 'uploading' || phase === 'offline' || phase === 'retrying' || phase === 'verifying'

/** Phases that a reader may stop. */
export const canPause = (phase: UploadPhase): boolean =>
  phase === 'uploading' || phase === 'offline' || phase === 'retrying'

export type UploadAction =
  | { kind: 'add'; items: readonly UploadItem[] }
  | { kind: 'checked'; id: string; result: CheckResult }
  | { kind: 'begin'; id: string }
  | { kind: 'event'; id: string; event: UploadEvent; at: number }
  | { kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'link'; id: string }
  | { kind: 'remove'; id: string }
  /** It is sent before all others that wait. */
  | { kind: 'first'; id: string }
  | { kind: 'found'; id: string; file: File }

/** Milliseconds between two measures: shorter ones jump. */
const measure = 500
/** How much a new measure counts. */
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
  // What a transport says after the reader stopped it is late.
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
      // What cannot be linked to, or is to be there twice, is sent.
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

/** The queue is in the order of the list: what is sent first stands over all others that wait. */
function withFirst(items: readonly UploadItem[], id: string): readonly UploadItem[] {
  const at = items.findIndex(({ phase }) => phase === 'queued')
  const wanted = items.find(item => item.id === id)
  if (wanted?.phase !== 'queued') return items
  const others = items.filter(item => item !== wanted)
  return [...others.slice(0, at), wanted, ...others.slice(at)]
}

/** The list of files after something happened. */
export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  if (action.kind === 'add') return [...items, ...action.items]
  if (action.kind === 'remove') return items.filter(({ id }) => id !== action.id)
  if (action.kind === 'first') return withFirst(items, action.id)
  return items.map(item => (item.id === action.id ? changed(item, action) : item))
}

/** Seconds until a file has been sent at its rate; undefined while nobody knows. */
export function secondsLeft({ phase, size, sentBytes, rate }: UploadItem): number | undefined {
  if (phase !== 'uploading' || rate === undefined || rate < 1) return undefined
  return (size - sentBytes) / rate
}

/** An upload that began before, as a file of the list. */
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

/** A file that was just chosen. */
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

/** Whether a file that was chosen is that of an item: name, size and, where they are known, folder and when it was changed. */
export function isSameFile(item: UploadItem, file: File): boolean {
  const isSameTime = item.lastModified === undefined || item.lastModified === file.lastModified
  // macOS writes accents as characters of their own, and the stored name may be composed.
  const isSameName = item.name.normalize() === file.name.normalize()
  const isSameFolder = item.folder === undefined || item.folder === folderOf(file)
  return isSameName && item.size === file.size && isSameTime && isSameFolder
}
