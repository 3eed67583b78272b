/** A transport whose uploads advance only when a story says so. */
import type { UploadEvent, UploadHandle, UploadStart, UploadTransport } from './upload.ts'

export interface StoryTransport extends UploadTransport {
  /** The calls it received: "start Liasse.pbix 0", "pause Liasse.pbix", "discard file-1-0". */
  readonly log: string[]
  /** Emits an event for the file with this name. */
  tell: (name: string, event: UploadEvent) => void
  reset: () => void
}

/** @param onStart events emitted as soon as a file starts */
export function storyTransport(onStart: (name: string) => readonly UploadEvent[] = () => []): StoryTransport {
  const log: string[] = []
  const tellers = new Map<string, (event: UploadEvent) => void>()
  return {
    log,
    tell: (name, event) => tellers.get(name)?.(event),
    reset() {
      log.length = 0
      tellers.clear()
    },
    discard: id => void log.push(`discard ${id}`),
    start({ file, sentBytes, isLink = false }: UploadStart, tell): UploadHandle {
      const { name } = file
      log.push(isLink ? `link ${name}` : `start ${name} ${sentBytes}`)
      tellers.set(name, tell)
      for (const event of onStart(name)) tell(event)
      return {
        pause: () => log.push(`pause ${name}`),
        resume: () => log.push(`resume ${name}`),
        cancel: () => log.push(`cancel ${name}`),
      }
    },
  }
}

/** A file that reports this size without containing the bytes. */
export function storyFile(name: string, size: number, lastModified = 1_760_000_000_000): File {
  const file = new File(['x'], name, { lastModified })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
