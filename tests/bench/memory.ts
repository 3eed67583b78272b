import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes; undefined where the system has no file with it. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}
