import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

// A process of its own: the time zone of this one cannot be changed.
const writtenIn = (timeZone: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { writeDay, writeLongDay } from './written-dates.ts'
       console.log(writeDay('fr', '2026-12-31'), '–', writeLongDay('en', '2026-12-31'))`,
    ],
    { cwd: import.meta.dirname, env: { ...process.env, TZ: timeZone }, encoding: 'utf8' },
  ).trim()

test.each(['Pacific/Tahiti', 'America/Cayenne', 'Europe/Paris', 'Pacific/Noumea'])(
  'a day of the services is the same day for a reader in %s',
  timeZone => {
    expect(writtenIn(timeZone)).toBe('jeudi 31 décembre 2026 – December 31, 2026')
  },
)
