/** Runs axe on a page in a real browser. */
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'

/**
 * `@axe-core/playwright` gives a page three times as much to read, again for each check: it took 1.1 s where this
 * takes 0.3 s, plus half a second for the first check of a page.
 */
const script = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
// A frame whose address says nothing of where it comes from answers as well.
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

interface PageWithAxe {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
}

const options: RunOptions = {
  // Nobody reads what passes.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** A frame that may not run scripts logs an error for each attempt, including this one. */
async function mayRun(frame: Frame): Promise<boolean> {
  const element = await frame.frameElement()
  const sandbox = await element.getAttribute('sandbox')
  return sandbox === null || sandbox.includes('allow-scripts')
}

async function giveAxe(frame: Frame): Promise<void> {
  if (frame.parentFrame() && !(await mayRun(frame))) return
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(script)
}

/** @returns a line for each violation: the rule, the element, and what to do */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // The page runs axe in its frames itself. A frame that disappears meanwhile is ignored.
  await giveAxe(page.mainFrame())
  await Promise.all(page.frames().map(frame => giveAxe(frame).catch(() => undefined)))
  const violations = await page.evaluate(async given => {
    const { axe } = globalThis as PageWithAxe
    if (!axe) throw new Error('the page has no axe')
    // Announcements stay for seven seconds and refer to a progress bar that is gone; nobody can reach them.
    const found = await axe.run({ exclude: ['[data-live-announcer]'] }, given)
    return found.violations
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} — ${failureSummary ?? ''}`),
  )
}
