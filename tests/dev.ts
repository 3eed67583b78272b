/**
 * `pnpm dev`: the services, restarted when one of their files changes, behind Vite's server for the portal, which
 * replaces changed modules in the open page. Ctrl-C stops both.
 *
 * Browsers see one origin, as in production: Vite forwards the services' paths.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePort } from './postgres/start-postgres.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const port = Number(process.env['PORT'] ?? 3000)
const servicesPort = await freePort()
const origin = `http://localhost:${String(port)}`

const services = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'services/src/start.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(servicesPort), PUBLIC_ORIGIN: origin },
})

const target = `http://127.0.0.1:${String(servicesPort)}`
const portal = await createServer({
  root: fileURLToPath(new URL('../portal/', import.meta.url)),
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/identity', '/health', '/settings.json'].map(path => [path, { target, changeOrigin: false }]),
    ),
  },
})

let stopping = false
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  services.kill('SIGINT')
  await portal.close()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
services.on('exit', code => void stop(code ?? 1))

try {
  await portal.listen()
  process.stdout.write(`The portal, with its modules replaced as they change: ${origin}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await stop(1)
}
