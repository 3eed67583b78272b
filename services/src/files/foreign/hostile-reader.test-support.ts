import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FileBytes, ForeignReader } from './messages.ts'

/** A reader that behaves as if it read the worst of files; its input selects how. */
export const read: ForeignReader = async (file, input) => {
  switch (input) {
    case 'never ends':
      for (;;);
    case 'waits for ever':
      return new Promise(() => {})
    case 'fills the heap': {
      const kept: object[] = []
      for (;;) kept.push({ kept: kept.length })
    }
    case 'is too much at once':
      return JSON.parse(`[${'{},'.repeat(10_000_000)}{}]`) as unknown
    case 'fills memory beside the heap': {
      // One gigabyte, which any test machine has: if nothing kills the process, it reports back instead of filling the
      // machine.
      const kept = Array.from({ length: 50 }, () => Buffer.alloc(20_000_000, 1))
      await wait(1000)
      return kept.length
    }
    case 'ends the process':
      return process.exit(0)
    case 'is read while the machine stops':
      process.kill(process.pid, 'SIGTERM')
      return new Promise(() => {})
    case 'breaks the reader':
      throw new Error('What a library throws')
    case 'is read again and again':
      for (;;) await lengthOf(file)
    case 'writes a file':
      writeFileSync('written-by-a-foreign-file', '')
      return 'written'
    case 'asks for settings':
      return Object.keys(process.env)
    default:
      return lengthOf(file)
  }
}

async function lengthOf(file: FileBytes): Promise<number> {
  let length = 0
  for await (const chunk of await file.read(0, file.size)) length += (chunk as Uint8Array).length
  return length
}
