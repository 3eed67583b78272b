/** The design system in a Next.js application: server components, and pages that the server draws for each request. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityProblems } from '../browser/axe.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { freePort } from '../postgres/start-postgres.ts'

/** Not a dependency of the workspace: its compiler alone takes 130 MB, which only this test needs. */
const nextVersion = '16.4.6'

interface Given {
  /** Where `design-system.tgz` is. */
  folder: string
  /** Runs a program in a folder, and returns what it printed. @throws Error when it fails */
  run: (command: string, args: readonly string[], cwd: string) => Promise<string>
  versionsOf: (names: readonly string[]) => Record<string, string>
  /** The code that has one of each component. */
  everyComponent: () => string
  /** The libraries that the package calls optional. */
  optional: readonly string[]
}

const minute = 60_000

/** Draws each component, in its surroundings where it needs some. */
const drawn = `'use client'

import { surrounded, withElement, withoutElement } from './every-component'

export function Drawn() {
  const others = Object.entries(withoutElement).map(([name, { element }]) => [name, element] as const)
  return [...Object.entries(withElement), ...others].map(([name, element]) => (
    <section key={name} data-component={name}>
      {surrounded[name] ? surrounded[name](element) : element}
    </section>
  ))
}
`

const everyPage = `import { Drawn } from './drawn'

export default function Every() {
  return <Drawn />
}
`

const helpPage = `import { PageHeader } from '@parvis/design-system/PageHeader'

export const metadata = { title: 'Help' }

export default function Help() {
  return (
    <main>
      <PageHeader title="Help" />
    </main>
  )
}
`

const configuration = {
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    plugins: [{ name: 'next' }],
  },
  include: ['next-env.d.ts', '.next/types/**/*.ts', '**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
}

/**
 * Tests an application whose layout, provider, and first page are the code of the README, which the caller has written
 * into `next/app`.
 */
export function testNextApplication({ folder, run, versionsOf, everyComponent, optional }: Given): void {
  const app = join(folder, 'next')
  const next = join(app, 'node_modules/.bin/next')

  test(
    'a Next.js application is installed and built with it',
    async () => {
      for (const [path, code] of Object.entries({
        'app/help/page.tsx': helpPage,
        'app/every/page.tsx': everyPage,
        'app/every/drawn.tsx': drawn,
        'app/every/every-component.tsx': `'use client'\n${everyComponent()}`,
        'tsconfig.json': JSON.stringify(configuration),
        'package.json': JSON.stringify({
          name: 'next-consumer',
          private: true,
          type: 'module',
          dependencies: {
            '@parvis/design-system': 'file:../design-system.tgz',
            next: nextVersion,
            ...versionsOf(['react', 'react-dom', ...optional, 'lucide-react']),
          },
          devDependencies: versionsOf(['@types/node', '@types/react', '@types/react-dom', 'typescript']),
        }),
      })) {
        mkdirSync(join(app, path, '..'), { recursive: true })
        writeFileSync(join(app, path), code)
      }
      await run('npx', ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--ignore-scripts'], app)
      await run(next, ['telemetry', 'disable'], app)
      const said = await run(next, ['build'], app)
      expect(said).toContain('/every')
    },
    5 * minute,
  )

  describe('opened', () => {
    let browser: Browser
    let page: Page
    let url: string
    let stop = () => undefined as void
    const problems: string[] = []

    beforeAll(async () => {
      const port = await freePort()
      url = `http://localhost:${String(port)}`
      const server = spawn(next, ['start', '--port', String(port)], {
        cwd: app,
        stdio: 'ignore',
        // Its own group, because it starts the server as a process of its own.
        detached: true,
        env: { ...process.env, NODE_ENV: 'production' },
      })
      stop = () => {
        if (server.pid !== undefined) process.kill(-server.pid)
      }
      while (!(await fetch(url).catch(() => undefined))?.ok) await wait(100)
      const found = await findBrowser()
      browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] })
      page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
      page.setDefaultTimeout(15_000)
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', error => problems.push(String(error)))
    }, 2 * minute)

    afterAll(async () => {
      await browser.close()
      stop()
    })

    test('the server draws the page in the theme of the reader', async () => {
      const html = await (await fetch(url, { headers: { cookie: 'theme=dark' } })).text()
      expect(html).toContain('<html lang="en" data-theme="dark"')
      expect(html).toContain('Send request')
    })

    test('the page works, and a link follows the router without loading it again', async () => {
      await page.goto(url)
      await page.getByRole('button', { name: 'Send request' }).click()
      const toast = page.getByRole('alertdialog').getByText('Request sent')
      await toast.waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      await page.evaluate(() => Object.assign(window, { wasHere: true }))
      await page.getByRole('link', { name: 'Help' }).click()
      await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor()
      expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
      expect(problems).toEqual([])
    })

    test('the browser draws each component as the server did', async () => {
      await page.goto(`${url}/every`)
      // React takes over from the server, and the worker of the PDF viewer is loaded.
      await page.getByText('This file is empty').waitFor()
      expect(problems).toEqual([])
    })
  })
}
