/**
 * The browser that takes pictures. Pictures are compared pixel by pixel, so instead of a browser found on the machine
 * they always use the Chromium pinned in the lock file, with its own font and none of the system's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserArgs, findBrowserAt, type FoundBrowser } from './find-browser.ts'
import { unpackRegistryBrowser } from './registry-browser.ts'

/** Whether pictures can be compared on this machine: the registry's browser is made for Linux x64 only. */
export const picturesPossible = process.platform === 'linux' && process.arch === 'x64'

const fontFile = fileURLToPath(new URL('../../.cache/browser/pictures.conf', import.meta.url))

/** Excludes the system's fonts: a machine with more of them would draw missing glyphs differently. */
export const pictureEnvironment: Readonly<Record<string, string>> = { FONTCONFIG_FILE: fontFile }

/**
 * Unpacks and starts the browser for pictures.
 * @throws Error on other machines than Linux x64
 */
export async function pictureBrowser(): Promise<FoundBrowser> {
  const executablePath = await unpackRegistryBrowser()
  const fonts = join(dirname(executablePath), 'fonts')
  const settings = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>\n`
  mkdirSync(dirname(fontFile), { recursive: true })
  // A browser that starts while the file is being written would use the system's fonts.
  if (!existsSync(fontFile) || readFileSync(fontFile, 'utf8') !== settings) writeFileSync(fontFile, settings)
  return { ...(await findBrowserAt(executablePath)), source: 'registry', args: browserArgs }
}
