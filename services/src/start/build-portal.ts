import { spawn } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../failure.ts'

/** The sources of the built portal, relative to the project folder. */
const sources = [
  'portal/{src,public,report-page}/**/*',
  'portal/{index.html,package.json,*.ts}',
  'design-system/{src,package.json}/**/*',
  'api-types/{src,package.json}/**/*',
  'pnpm-lock.yaml',
]

/** Whether the built portal is missing or older than any of its sources. */
export function isPortalStale(project: string): boolean {
  const page = join(project, 'portal/dist/index.html')
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  return globSync(sources, { cwd: project }).some(file => statSync(join(project, file)).mtimeMs > built)
}

/**
 * Builds the portal.
 * @throws StartFailure with the output of the builder when it fails.
 */
export async function buildPortal(project: string): Promise<void> {
  const folder = join(project, 'portal')
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let words = ''
  const hear = (chunk: Buffer): void => {
    words += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.off('exit', stop)
  if (code !== 0) throw new StartFailure(`The portal could not be built.\n${words.trim()}`)
}
