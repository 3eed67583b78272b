/** Measures how long a browser takes to check a file of 1 GiB: the portal's own check in a real browser. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { withBrowser } from '../pages.ts'
import { serveFolder } from '../serve.ts'

const check = fileURLToPath(
  new URL('../../../portal/src/reports/files/check-report-file.ts', import.meta.url),
)

const page = `<!doctype html><title>Check</title><input type="file"><script type="module">
import { checkReportFile } from './check-report-file.js'
globalThis.bench = async () => {
  const [file] = document.querySelector('input').files
  const begin = performance.now()
  const found = await checkReportFile(file)
  return { ms: performance.now() - begin, pages: found.pages?.length ?? 0 }
}
</script>`

/**
 * Milliseconds of the check, each in a new page, so that the zip library is loaded each time.
 * @param folder an empty folder for the page
 */
export async function timeCheck(file: string, folder: string, rounds: number): Promise<number[]> {
  const bundle = await rolldown({ input: check, platform: 'browser' })
  await bundle.write({ dir: folder, minify: true })
  await bundle.close()
  writeFileSync(join(folder, 'index.html'), page)
  const server = await serveFolder(folder)
  try {
    return await withBrowser(async browser => {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const tab = await browser.newPage()
        await tab.goto(server.url)
        const input = await tab.waitForSelector('input[type=file]')
        await input?.uploadFile(file)
        await tab.waitForFunction(() => 'bench' in globalThis)
        const { ms, pages } = await tab.evaluate(() =>
          (globalThis as unknown as { bench: () => Promise<{ ms: number; pages: number }> }).bench(),
        )
        if (pages !== 2) throw new Error('the check did not find the pages of the report')
        times.push(ms)
        await tab.close()
      }
      return times
    })
  } finally {
    server.close()
  }
}
