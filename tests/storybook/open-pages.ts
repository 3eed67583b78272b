/** The browser in which the built Storybook is opened. */
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '../browser/find-browser.ts'

let browser: Promise<Browser> | undefined

export async function launchBrowser(): Promise<Browser> {
  browser ??= findBrowser().then(found =>
    chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args, '--js-flags=--max-semi-space-size=64'],
    }),
  )
  return browser
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
}
