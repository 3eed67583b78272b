import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  definitionOf,
  fileCases,
  frame,
  layout,
  layoutOf,
  model,
  quarterly,
  reportFile,
  templateCases,
  templateFile,
  utf16,
  zipOf,
} from '@parvis/openapi/report-files'
import { hostileCases } from '@parvis/openapi/hostile-report-files'
import { type FileKind, refuseName } from './entries.ts'
import type { FileBytes } from '../../files/foreign/messages.ts'
import { mostLayoutBytes, readDefinition, readLayout } from './read-layout.ts'
import { readReport } from './read-report.ts'

/** A file in memory that counts the bytes read. */
function fileOf(bytes: Uint8Array): FileBytes & { bytesRead: () => number } {
  let count = 0
  return {
    size: bytes.length,
    read: async (start, end) => {
      count += end - start
      return Readable.from([bytes.subarray(start, end)])
    },
    bytesRead: () => count,
  }
}

async function codeOf(
  bytes: Uint8Array,
  name = 'Liasse.pbix',
  kind: FileKind = 'report',
): Promise<string | undefined> {
  const refused = refuseName(name, kind)
  if (refused) return refused
  const found = await readReport(fileOf(bytes), kind)
  return 'refusal' in found ? found.refusal : undefined
}

describe('a file uploaded as a report', () => {
  it.each(fileCases)('$what: $code', async ({ name, bytes, code }) => {
    expect(await codeOf(bytes, name)).toBe(code)
  })

  it.each(hostileCases)('meant to do harm, $what: $code', async ({ bytes, code }) => {
    expect(await codeOf(bytes)).toBe(code)
  })

  it('is stored and returned with at most one megabyte of layout', async () => {
    const visuals = (count: number) =>
      Array.from({ length: count }, () => ({
        kind: 'é'.repeat(90),
        title: '€'.repeat(90),
        x: 1,
        y: 1,
        width: 1,
        height: 1,
      }))
    const report = (count: number) =>
      reportFile({ pages: [{ name: 'p', displayName: 'p', visuals: visuals(count) }] })
    const most = Math.floor(mostLayoutBytes / 600)
    const found = await readReport(fileOf(report(most)))
    expect(JSON.stringify(found).length).toBeGreaterThan(200_000)
    expect(await codeOf(report(4000))).toBe('report-file-too-complex')
  })

  it.each(templateCases)('as a template, $what: $code', async ({ name, bytes, code }) => {
    expect(await codeOf(bytes, name ?? 'Liasse.pbit', 'template')).toBe(code)
  })

  it('shows the formulas of its visuals’ measures as a template, but not as a report', async () => {
    const schema = (expression: unknown) =>
      JSON.stringify({
        model: {
          tables: [
            { name: 'Calendrier', columns: [] },
            {
              name: 'Ventes',
              measures: [
                { name: 'Autre', expression: '1' },
                { name: 'Marge', expression },
              ],
            },
          ],
        },
      })
    const measuresOf = async (text: string) => {
      const found = await readReport(fileOf(templateFile(quarterly, text)), 'template')
      return 'refusal' in found ? found.refusal : found.layout.measures
    }
    const marge = (expression: string) => [{ table: 'Ventes', name: 'Marge', expression }]
    expect(await measuresOf(schema('SUM ( Ventes[Montant] )\u0000\u202e'))).toEqual(
      marge('SUM ( Ventes[Montant] )'),
    )
    expect(await measuresOf(schema(['VAR a = 1', '\tRETURN a']))).toEqual(marge('VAR a = 1\n\tRETURN a'))
    const long = await measuresOf(schema('x'.repeat(9000)))
    expect(long).toEqual(marge('x'.repeat(4000)))
    // An unreadable model yields nothing, and is no reason to refuse the file.
    for (const text of ['{', '[]', '{"model":{"tables":{}}}', schema({}), schema(''), '['.repeat(9000)])
      expect(await measuresOf(text), text.slice(0, 40)).toBeUndefined()
    const report = zipOf([
      ...frame,
      model,
      layout(),
      { name: 'DataModelSchema', data: utf16(schema('SUM ( Ventes[Montant] )')) },
    ])
    const found = await readReport(fileOf(report))
    expect('layout' in found && found.layout.measures).toBeUndefined()
  })

  it('shows its pages, their contents, and its bookmarks', async () => {
    expect(await readReport(fileOf(reportFile()))).toEqual({
      layout: {
        pages: [
          {
            name: 'ReportSection1',
            displayName: 'Vue d’ensemble',
            isHidden: false,
            width: 1280,
            height: 720,
            visuals: [
              {
                name: 'ReportSection1-0',
                kind: 'card',
                title: 'Chiffre d’affaires',
                fields: [],
                isFiltered: false,
                x: 20,
                y: 20,
                z: 0,
                width: 240,
                height: 120,
              },
              {
                name: 'ReportSection1-1',
                kind: 'clusteredColumnChart',
                title: null,
                fields: [
                  { table: 'Calendrier', name: 'Mois', summary: null },
                  { table: 'Honoraires', name: 'Honoraires', summary: 'sum' },
                  { table: 'Ventes', name: 'Marge', summary: 'measure' },
                ],
                isFiltered: true,
                x: 280,
                y: 20,
                z: 1,
                width: 640,
                height: 360,
              },
            ],
          },
          {
            name: 'ReportSection2',
            displayName: 'Détail',
            isHidden: true,
            width: 1280,
            height: 720,
            visuals: [],
          },
        ],
        bookmarks: [
          {
            name: 'Bookmark1',
            displayName: 'Année en cours',
            pageName: 'ReportSection1',
            display: { pageName: 'ReportSection1', hidden: [] },
          },
        ],
      },
      images: [],
    })
  })

  it('gives the same result in both forms', () => {
    const files = new Map(
      definitionOf(quarterly).map(({ name, data }) => [name, Buffer.from(data as string)]),
    )
    expect(readDefinition(files)).toEqual(readLayout(utf16(JSON.stringify(layoutOf(quarterly)))))
  })

  it('is filtered on a page where a slicer starts with a selection, and on no other', () => {
    const chosen = { general: [{ properties: { filter: { filter: { Where: [] } } } }] }
    const visual = (name: string, visualType: string, objects: object) => ({
      config: JSON.stringify({ name, singleVisual: { visualType, objects } }),
    })
    const page = (name: string, objects: object) => ({
      name,
      visualContainers: [visual('s', 'slicer', objects), visual('c', 'card', {})],
    })
    const { pages } = readLayout(
      utf16(JSON.stringify({ sections: [page('p1', chosen), page('p2', { general: [{}] })] })),
    )
    expect(pages.map(({ visuals }) => visuals.map(({ isFiltered }) => isFiltered))).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('is read no further than its first bytes, its directory and its layout', async () => {
    const file = fileOf(reportFile(quarterly, new Uint8Array(5_000_000).fill(7)))
    expect(await readReport(file)).toHaveProperty('layout')
    expect(file.bytesRead()).toBeLessThan(300_000)
  })

  it('always gets a result, however it is damaged', async () => {
    const whole = reportFile()
    const newer = zipOf([{ name: 'DataModel', data: 'x' }, ...definitionOf(quarterly)], { isZip64: true })
    const damage = fc.record({
      bytes: fc.constantFrom(whole, newer),
      edits: fc.array(fc.tuple(fc.nat(whole.length), fc.integer({ min: 0, max: 255 })), { maxLength: 12 }),
      // Most faults lie in the last bytes, where the directory is.
      tail: fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }),
      cut: fc.option(fc.nat(whole.length), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(damage, async ({ bytes, edits, tail, cut }) => {
        const damaged = bytes.slice(0, cut)
        for (const [at, value] of edits) if (at < damaged.length) damaged[at] = value
        for (const [back, value] of tail)
          if (back < damaged.length) damaged[damaged.length - 1 - back] = value
        const found = await readReport(fileOf(damaged))
        expect('refusal' in found ? found.refusal : found.layout.pages.length).toBeTruthy()
      }),
      { numRuns: 400 },
    )
  })

  it('is not blamed for a failing store', async () => {
    const broken: FileBytes = {
      size: 5000,
      read: () => Promise.reject(Object.assign(new Error('gone'), { code: 'EIO' })),
    }
    await expect(readReport(broken)).rejects.toThrow('gone')
  })
})
