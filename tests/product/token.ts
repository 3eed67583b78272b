import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A bearer token of a demo person, from the command that a person would use (`pnpm token <e-mail>`).
 * @param url origin of the running product
 * @throws Error with the command's words when there is none
 */
export function tokenOf(email: string, url: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['services/src/identity/token.ts', email], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: new URL(url).port, PUBLIC_ORIGIN: url },
  })
  if (status !== 0) throw new Error(`no token for ${email}: ${stderr}`)
  return stdout.trim()
}
