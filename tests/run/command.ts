/** Runs a program to its end, captures its output, and leaves nothing of it behind. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface CommandResult {
  /** Exit code; 1 when the program was killed or could not be started. */
  code: number
  /** Everything that the program wrote, both streams in order. */
  output: string
}

export interface CommandOptions {
  cwd: string
  /** Added to the environment of this process. */
  env?: Readonly<Record<string, string>>
  /** Milliseconds after which the program and its children are killed. */
  timeout: number
  /**
   * Called every few seconds; if it returns a reason, the program and its children are killed.
   * @default nothing ends it before the timeout
   */
  reasonToStop?: () => string | undefined
}

/** Milliseconds between two checks whether the program should continue. */
const watchInterval = 2000

/**
 * Memory in pages of 2 MB where the system supports them: an embedded database reads its 77 MB anew for every file,
 * and checking a password takes 128 MB. On a virtual machine, where touching a page costs 20 µs, half of the time of
 * such tests went into pages of 4 kB. Other C libraries ignore the setting.
 */
const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

const running = new Set<ChildProcess>()

/** Kills the program with everything it started: each runs in its own process group. */
function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

/** Kills everything that is still running; called when the test command itself is stopped. */
export function stopCommands(): void {
  for (const child of running) killGroup(child, 'SIGKILL')
}

/** Runs a program without a shell and resolves when it has ended; never throws. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const chunks: string[] = []
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...largePages, FORCE_COLOR: '0', NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  child.stdout.on('data', (chunk: Buffer) => chunks.push(String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(String(chunk)))
  const stop = (reason: string) => {
    chunks.push(`\nstopped: ${reason}\n`)
    killGroup(child, 'SIGKILL')
  }
  const timer = setTimeout(() => {
    stop(`${String(options.timeout / 1000)} seconds are over`)
  }, options.timeout)
  const watch = setInterval(() => {
    const reason = options.reasonToStop?.()
    if (reason === undefined) return
    clearInterval(watch)
    stop(reason)
  }, watchInterval)
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    return { code: code ?? 1, output: chunks.join('') }
  } catch (error) {
    return { code: 1, output: `${chunks.join('')}\n${String(error)}\n` }
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    running.delete(child)
    // A program that ended must not leave a server or a browser behind.
    killGroup(child, 'SIGKILL')
  }
}
