/** LibreOffice, where a machine has it: it recomputes a workbook as it does for a person who opens it. */
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

const run = promisify(execFile)

const names = ['soffice', 'libreoffice', 'localc']
const places = [
  '/usr/lib/libreoffice/program/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** By `LIBREOFFICE_PATH`, then where systems have it; undefined where there is none. */
export function findLibreOffice(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '')
  return [
    ...[process.env['LIBREOFFICE_PATH'] ?? ''].filter(path => path !== ''),
    ...names.flatMap(name => folders.map(folder => join(folder, name))),
    ...places,
  ].find(isExecutable)
}

/** It computes each formula as it opens a file, whatever stands beside it: 0 is “always”. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`

/** Opens a workbook and saves it. @returns the bytes of what was saved, again an XLSX */
export async function recomputeByLibreOffice(office: string, workbook: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'libre-office-'))
  try {
    // A profile of its own: nothing of the person's, and no other one that is open stops it.
    const profile = join(folder, 'profile')
    await mkdir(join(profile, 'user'), { recursive: true })
    await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings)
    const source = join(folder, 'statements.xlsx')
    await writeFile(source, workbook)
    await run(
      office,
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        '--headless',
        '--norestore',
        '--convert-to',
        'xlsx',
        '--outdir',
        join(folder, 'saved'),
        source,
      ],
      { timeout: 120_000 },
    )
    return await readFile(join(folder, 'saved', 'statements.xlsx'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same workbook, each of its sheets changed as a text. @param sheet its number in the file, from 1 */
export function withSheets(workbook: Uint8Array, change: (xml: string, sheet: number) => string): Uint8Array {
  const parts = unzipSync(workbook)
  for (const [name, bytes] of Object.entries(parts)) {
    const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name)?.[1]
    if (sheet !== undefined) parts[name] = strToU8(change(strFromU8(bytes), Number(sheet)))
  }
  return zipSync(parts)
}
