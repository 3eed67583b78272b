import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { colourCss } from './colours.ts'

/** A file that the pages load. Its name contains a hash of its content, so that it can be cached for ever. */
export interface Asset {
  body: Buffer
  type: string
}

/** The files the pages load, by name, and the names the layout needs. */
export interface Assets {
  files: ReadonlyMap<string, Asset>
  styleSheet: string
  /** Shows and hides the password being typed. */
  script: string
  /** The favicon; without one, browsers request a default that does not exist. */
  icon: string
  /** The two fonts that every page needs immediately. */
  preload: readonly string[]
}

// The unicode ranges are those of the npm packages' own style sheets.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const fonts = [
  { family: 'Newsreader', file: 'newsreader', subset: 'latin', range: latin },
  { family: 'Newsreader', file: 'newsreader', subset: 'latin-ext', range: latinExtended },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    subset: 'latin',
    range: latin,
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    subset: 'latin-ext',
    range: latinExtended,
  },
] as const

const styleSheets = ['frame', 'door', 'people', 'conditions'] as const

/** Reads the fonts from their npm packages and assembles the style sheet. Called once, at start-up. */
export async function loadAssets(): Promise<Assets> {
  const files = new Map<string, Asset>()
  const add = (stem: string, extension: string, body: Buffer, type: string) => {
    const name = `${stem}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`
    files.set(name, { body, type })
    return name
  }
  const faces = await Promise.all(
    fonts.map(async ({ family, file, subset, range }) => {
      const path = `@fontsource-variable/${file}/files/${file}-${subset}-wght-normal.woff2`
      const body = await readFile(fileURLToPath(import.meta.resolve(path)))
      const name = add(`${file}-${subset}`, 'woff2', body, 'font/woff2')
      const css = `@font-face{font-family:'${family} Variable';font-style:normal;font-display:swap;font-weight:200 800;src:url(${name}) format('woff2');unicode-range:${range}}`
      return { name, css, subset }
    }),
  )
  const sheets = await Promise.all(
    styleSheets.map(name => readFile(new URL(`${name}.css`, import.meta.url), 'utf8')),
  )
  const css = [...faces.map(face => face.css), colourCss(), ...sheets].join('\n')
  const icon = add('mark', 'svg', await readFile(new URL('mark.svg', import.meta.url)), 'image/svg+xml')
  const script = add(
    'show-password',
    'js',
    await readFile(new URL('show-password.js', import.meta.url)),
    'text/javascript; charset=utf-8',
  )
  const styleSheet = add('page', 'css', Buffer.from(css), 'text/css; charset=utf-8')
  return {
    files,
    styleSheet,
    script,
    icon,
    preload: faces.filter(({ subset }) => subset === 'latin').map(({ name }) => name),
  }
}
