import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePath, renderPage } from './page.ts'

test('the page matches the descriptions: `node tests/conformance/page.ts` writes it', async () => {
  expect(readFileSync(pagePath, 'utf8')).toBe(await renderPage())
}, 120_000)
