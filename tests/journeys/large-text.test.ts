/** With a browser font size of 32 px, 200 % of the default, everything can still be read and reached. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { visit, type DemoPerson, type Visitor } from './visitor.ts'
import { languagesHere } from './windows.ts'

const url = inject('product-url')
const textSize = 32
const widths = [1920, 1280, 320]

/** The check that stories use, as a script for the page. */
const check = stripTypeScriptTypes(
  readFileSync(fileURLToPath(new URL('../stories/text-checks.ts', import.meta.url)), 'utf8'),
).replaceAll(/^export /gm, '')

async function unreadable({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => { ${check}; return unreadableText() })()`)
}

/** Waits for late content, and for what follows the width of the window. */
async function expectReadable(visitor: Visitor, name: string): Promise<void> {
  for (const width of widths) {
    await visitor.page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => unreadable(visitor), { message: `${name} at ${String(width)} px`, timeout: 5000 })
      .toEqual([])
  }
}

const screens: readonly { as: DemoPerson; name: string; path: string; shows: string }[] = [
  { as: 'admin@parvis.example', name: 'home', path: '/', shows: 'main li a' },
  {
    as: 'admin@parvis.example',
    name: 'menus',
    path: '/app/menu/admin',
    shows: '[role="treegrid"] [role="row"]',
  },
  { as: 'admin@parvis.example', name: 'roles', path: '/app/security/roles', shows: '[role="row"] a' },
  {
    as: 'admin@parvis.example',
    name: 'library',
    path: '/app/rapports',
    shows: '[role="treegrid"] [role="row"]',
  },
  { as: 'admin@parvis.example', name: 'requests', path: '/app/dshb2/requests', shows: '[role="row"] a' },
  { as: 'partner@parvis.example', name: 'fees', path: '/app/rapports/suivifees', shows: '[data-grid-root]' },
]

describe.each(languagesHere)('in %s', language => {
  test('the way in', async () => {
    await visit({ url, language, width: 1280, textSize }, async visitor => {
      await visitor.openLanding()
      await expectReadable(visitor, 'landing page')
      await visitor.page.getByRole('button', { name: visitor.words.signIn, exact: true }).click()
      await visitor.page.getByLabel(visitor.words.password).waitFor()
      await expectReadable(visitor, 'sign-in page')
    })
  })

  test.each(screens)('$name', async ({ as, name, path, shows }) => {
    await visit({ url, language, width: 1280, textSize, as }, async visitor => {
      await visitor.open(path)
      await visitor.page.locator(shows).first().waitFor()
      await expectReadable(visitor, name)
    })
  })
})

const broken: readonly [string, string, readonly RegExp[]][] = [
  ['nothing, where all is well', '<p style="width:20rem">Balance</p>', []],
  [
    'a cut figure',
    '<p style="width:2rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">123 456,78</p>',
    [/figure is cut/],
  ],
  [
    'words that are cut and told nowhere',
    '<p style="width:3rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Rapports publiés</p>',
    [/nothing tells them/],
  ],
  ['a line that is cut', '<div style="height:1rem;overflow:hidden">Un<br>Deux</div>', [/cut above or below/]],
  [
    'lines over each other',
    '<p>Total</p><p style="margin-block-start:-2.6rem">12 000</p>',
    [/lie over each other/],
  ],
  [
    'what goes beyond the window',
    '<p style="width:200vw;white-space:nowrap;background:red">Large</p>',
    [/scrolls sideways/],
  ],
]

test.each(broken)('the check finds %s', async (_, markup, expected) => {
  await visit({ url, language: 'en', width: 1280, textSize }, async visitor => {
    await visitor.page.setContent(`<!doctype html><body>${markup}`)
    expect(await visitor.page.evaluate(() => matchMedia('(max-width: 40rem)').matches)).toBe(true)
    const found = await unreadable(visitor)
    expect(found).toEqual(expected.map(pattern => expect.stringMatching(pattern)))
  })
})
