/** Lighthouse on pages of the signed-in portal, and the time from a click to the next screen's paint. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { findBrowser } from '../browser/find-browser.ts'
import { words } from '../journeys/words.ts'
import { percentile } from './percentile.ts'

export interface PageScore {
  path: string
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds, as simulated by Lighthouse's mobile throttling. */
  largestContentfulPaint: number
  totalBlockingTime: number
  cumulativeLayoutShift: number
}

/** Opens a separate browser for measurements and closes it afterwards. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const found = await findBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'parvis-bench-'))
  const browser = await launch({
    executablePath: found.executablePath,
    args: [...found.args, '--lang=en-GB'],
    userDataDir: profile,
    defaultViewport: { width: 1280, height: 800 },
  })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Signs a demo person in through the sign-in pages. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  const text = words.en
  await page.goto(url)
  await page.locator(`::-p-aria(${text.signIn})`).click()
  await page.locator(`::-p-aria(${text.email})`).fill(email)
  await page.locator(`::-p-aria(${text.password})`).fill('parvis')
  await page.locator('form button[type=submit]').click()
  await page.waitForFunction(
    origin => location.origin === origin && !/^\/(identity|signed-in)/.test(location.pathname),
    {},
    new URL(url).origin,
  )
  await page.waitForNetworkIdle()
}

/**
 * Runs Lighthouse with its default mobile throttling on a page, in the signed-in tab, as a first visit: the browser's
 * cache has nothing of the portal.
 * @throws Error when Lighthouse could not measure
 */
async function score(page: Page, url: string, path: string): Promise<PageScore> {
  // Lighthouse clears cache and storage together, but the session is in the storage.
  const session = await page.createCDPSession()
  await session.send('Network.clearBrowserCache')
  await session.detach()
  const result = await lighthouse(
    url + path,
    {
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableStorageReset: true,
      logLevel: 'error',
    },
    undefined,
    page,
  )
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(
      `Lighthouse could not measure ${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    )
  }
  const { categories, audits, finalDisplayedUrl } = result.lhr
  const wanted = new URL(path, url).pathname
  if (new URL(finalDisplayedUrl).pathname !== wanted) {
    throw new Error(`Lighthouse measured ${finalDisplayedUrl} instead of ${wanted}`)
  }
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    path,
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    largestContentfulPaint: figure('largest-contentful-paint'),
    totalBlockingTime: figure('total-blocking-time'),
    cumulativeLayoutShift: figure('cumulative-layout-shift'),
  }
}

/**
 * The median of several runs, metric by metric: a single run says more about the moment than about the page. On a busy
 * machine Lighthouse sometimes loses its trace; such a run is repeated, at most as often as there are runs.
 * @throws Error when more runs than that could not be measured
 */
export async function medianScore(page: Page, url: string, path: string, runs: number): Promise<PageScore> {
  const scores: PageScore[] = []
  for (let failures = 0; scores.length < runs; ) {
    try {
      scores.push(await score(page, url, path))
    } catch (error) {
      failures += 1
      if (failures > runs) throw error
    }
  }
  const median = (figure: Exclude<keyof PageScore, 'path'>) =>
    percentile(
      scores.map(one => one[figure]),
      50,
    )
  return {
    path,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    largestContentfulPaint: median('largestContentfulPaint'),
    totalBlockingTime: median('totalBlockingTime'),
    cumulativeLayoutShift: median('cumulativeLayoutShift'),
  }
}

/**
 * Milliseconds from a click on a link of the page to the paint of the screen behind it, for each click. Both screens
 * have been shown before, so that their modules and data are loaded.
 * @param links accessible names that are clicked in turn, again and again
 */
export async function clickToPaint(page: Page, links: readonly string[], rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const name of links) {
      const before = page.url()
      await page.evaluate(() => {
        addEventListener(
          'click',
          () => {
            const begin = performance.now()
            const path = location.pathname
            const look = () => {
              // The new screen has been painted in the frame after the one in which it is in the document.
              if (location.pathname !== path && document.querySelector('h1') !== null) {
                requestAnimationFrame(() => {
                  document.documentElement.dataset['benchPaint'] = String(performance.now() - begin)
                })
              } else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          },
          { once: true, capture: true },
        )
      })
      await page.locator(`::-p-aria(${name})`).click()
      await page.waitForFunction(() => document.documentElement.dataset['benchPaint'] !== undefined)
      const time = await page.evaluate(() => {
        const { benchPaint } = document.documentElement.dataset
        delete document.documentElement.dataset['benchPaint']
        return Number(benchPaint)
      })
      if (page.url() === before) throw new Error(`the link "${name}" leads nowhere`)
      if (round > 0) times.push(time)
      await page.waitForNetworkIdle({ idleTime: 100 })
    }
  }
  return times
}
