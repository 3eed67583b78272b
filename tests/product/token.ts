import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { RunningProduct } from './start-product.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A bearer token of a demo person, from the command that a person would use (`pnpm token <e-mail>`).
 * @param product the running product, which issues it to anyone who can read its data folder
 * @throws Error with the command's output when it returns none
 */
export function tokenOf(email: string, product: Pick<RunningProduct, 'url' | 'port' | 'dataDir'>): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['services/src/identity/token.ts', email], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PORT: String(product.port),
      PUBLIC_ORIGIN: product.url,
      DATA_DIR: product.dataDir,
    },
  })
  if (status !== 0) throw new Error(`no token for ${email}: ${stderr}`)
  return stdout.trim()
}
