/**
 * Unpacks the Chromium in `@sparticuz/chromium` (a headless shell for Linux x64, with the NSS libraries and one font),
 * so that a machine with nothing but npm can run the browser tests.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../.cache/browser/', import.meta.url))

/** Whether the dynamic linker cannot find a library of this executable. */
function missesLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

/** The package's own file names folders of a cloud function; this one names where the font really is. */
function fontConfiguration(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n')
}

/**
 * Unpacks once per package version and returns the path of a start script.
 *
 * The script adds the bundled libraries only where the system lacks them, and the bundled fonts only where fontconfig
 * is not set up: a system that has its own keeps them.
 * @returns absolute path of the start script
 * @throws Error when the machine is not Linux x64 or the package cannot be unpacked
 */
export async function unpackRegistryBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `the registry's browser is for linux-x64, this machine is ${process.platform}-${process.arch}`,
    )
  }
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const root = dirname(dirname(entry))
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
  const folder = join(cache, version)
  const script = join(folder, 'chromium.sh')
  if (existsSync(script)) return script

  const unpacking = join(cache, `${version}.${String(process.pid)}`)
  mkdirSync(unpacking, { recursive: true })
  // The package unpacks into os.tmpdir(), which projects and people share: give it our own folder.
  const temporary = process.env['TMPDIR']
  process.env['TMPDIR'] = unpacking
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const part of ['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar']) {
      await inflate(join(root, 'bin', `${part}.br`))
    }
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = temporary
  }
  const lines = ['#!/bin/sh', 'here=$(dirname "$(readlink -f "$0")")']
  if (missesLibraries(join(unpacking, 'chromium'))) {
    lines.push('export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"')
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    writeFileSync(join(unpacking, 'fonts', 'fonts.conf'), fontConfiguration(join(folder, 'fonts')))
    lines.push('export FONTCONFIG_PATH="$here/fonts"')
  }
  lines.push('exec "$here/chromium" "$@"', '')
  writeFileSync(join(unpacking, 'chromium.sh'), lines.join('\n'))
  chmodSync(join(unpacking, 'chromium.sh'), 0o755)
  try {
    renameSync(unpacking, folder)
  } catch (error) {
    // Another process was faster: its copy is as good.
    rmSync(unpacking, { recursive: true, force: true })
    if (!existsSync(script)) throw error
  }
  return script
}
