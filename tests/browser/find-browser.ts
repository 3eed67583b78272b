/**
 * Finds a Chromium that really starts, on any machine where the tests may run.
 *
 * The order goes from what people most likely want to what always works: CHROMIUM_PATH, the system's Chromium or
 * Chrome, Playwright's own download, the registry package `@sparticuz/chromium` (which needs neither root nor a
 * download outside the package registry), and finally the system's package manager when running as root.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { unpackRegistryBrowser } from './registry-browser.ts'

/** Where a browser may come from, in the order of trying. */
export const browserSources = ['CHROMIUM_PATH', 'system', 'playwright', 'registry', 'apt'] as const
export type BrowserSource = (typeof browserSources)[number]

/** A browser that has been started once and has returned its version. */
export interface FoundBrowser {
  /** Absolute path of the executable, for `executablePath`, `CHROME_PATH` and the like. */
  executablePath: string
  /** Full version, for example `156.0.8078.79`. */
  version: string
  source: BrowserSource
  /** Flags for every start: the same pixels on every machine, and no requests of the browser's own. */
  args: readonly string[]
}

const isRoot = process.getuid?.() === 0

/** Flags that make pictures reproducible and keep the browser from calling home; `--no-sandbox` only as root. */
export const browserArgs: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/**
 * The flag that sets the browser's default font size in px, as a person can in its settings: `rem` and media queries
 * follow it.
 */
export const largeTextArg = (size: number): string => `--blink-settings=defaultFontSize=${String(size)}`

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function systemBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  const named = systemNames.flatMap(name => folders.map(folder => join(folder, name)))
  return [...new Set([...named, ...systemPaths])].filter(isExecutable)
}

function installWithApt(): string[] {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return []
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update'], { stdio: 'ignore', env, timeout: 120_000 })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env,
    timeout: 300_000,
  })
  return systemBrowsers()
}

/**
 * The candidates of one source; throws when looking for them fails (its message is reported, and the search goes on).
 */
async function candidates(source: Exclude<BrowserSource, 'CHROMIUM_PATH'>): Promise<string[]> {
  switch (source) {
    case 'system':
      return systemBrowsers()
    case 'playwright': {
      const path = chromium.executablePath()
      return path !== '' && existsSync(path) ? [path] : []
    }
    case 'registry':
      return [await unpackRegistryBrowser()]
    case 'apt':
      return installWithApt()
  }
}

/** Starts the browser once and returns its version. @throws when it does not start. */
async function startOnce(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...browserArgs], timeout: 30_000 })
  try {
    const page = await browser.newPage()
    await page.setContent('<title>started</title>')
    if ((await page.title()) !== 'started') throw new Error('it shows no page')
    return browser.version()
  } finally {
    await browser.close()
  }
}

/** Starts a browser at a known path. @throws Error when it does not start */
export async function findBrowserAt(executablePath: string): Promise<Omit<FoundBrowser, 'source'>> {
  return { executablePath, version: await startOnce(executablePath), args: browserArgs }
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}

async function search(): Promise<FoundBrowser> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    // A browser was named explicitly: another one would not test what was asked for.
    try {
      const version = await startOnce(wanted)
      return { executablePath: wanted, version, source: 'CHROMIUM_PATH', args: browserArgs }
    } catch (error) {
      throw new Error(`The browser named by CHROMIUM_PATH (${wanted}) does not start: ${firstLine(error)}`, {
        cause: error,
      })
    }
  }
  const refusals: string[] = []
  for (const source of browserSources) {
    if (source === 'CHROMIUM_PATH') continue
    try {
      const paths = await candidates(source)
      if (paths.length === 0) refusals.push(`${source}: none here`)
      for (const executablePath of paths) {
        try {
          return { executablePath, version: await startOnce(executablePath), source, args: browserArgs }
        } catch (error) {
          refusals.push(`${source}: ${executablePath} does not start (${firstLine(error)})`)
        }
      }
    } catch (error) {
      refusals.push(`${source}: ${firstLine(error)}`)
    }
  }
  throw new Error(`No browser for the tests. Set CHROMIUM_PATH to a Chromium.\n  ${refusals.join('\n  ')}`)
}

let found: Promise<FoundBrowser> | undefined

/**
 * The browser for every test, bench and picture of this process; searched once.
 * @throws Error that lists what was tried, when no browser starts.
 */
export function findBrowser(): Promise<FoundBrowser> {
  found ??= search()
  return found
}

if (import.meta.main) {
  const browser = await findBrowser()
  process.stdout.write(`${browser.executablePath}\n${browser.version} (${browser.source})\n`)
}
