import { fileURLToPath } from 'node:url'
import { demoPassword, demoPeople } from './database/demo/people.ts'
import { StartFailure } from './failure.ts'
import { readSettings, SettingsError } from './settings.ts'
import { type Running, startServices } from './start/services.ts'

/** The start command: runs everything on one port, until Ctrl-C. */
const project = fileURLToPath(new URL('../..', import.meta.url))

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

function fail(error: unknown): never {
  const sentences = error instanceof SettingsError ? error.sentences : [sentenceOf(error)]
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

let running: Running | undefined
let stopping = false

async function stop(): Promise<void> {
  // A second Ctrl-C exits without waiting.
  if (stopping || !running) process.exit(stopping ? 130 : 0)
  stopping = true
  try {
    await running.stop()
    process.exit(0)
  } catch (error) {
    fail(error)
  }
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

try {
  const settings = readSettings(process.env, project)
  running = await startServices(settings, project, say)
  if (settings.demo !== 'off') {
    say(`Demo people, password "${demoPassword}":`)
    for (const { email, role } of demoPeople) say(`  ${email.padEnd(28)} ${role}`)
  }
  say(`Parvis is ready at http://localhost:${settings.port}`)
} catch (error) {
  fail(error)
}
