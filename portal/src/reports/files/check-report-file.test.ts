import { hostileCases } from '@parvis/openapi/hostile-report-files'
import { fileCases, quarterly, reportFile, templateCases } from '@parvis/openapi/report-files'
import { describe, expect, test } from 'vitest'
import { maximumFileBytes } from '../../uploads/tus-sending.ts'
import { checkReportFile } from './check-report-file.ts'

const check = (bytes: Uint8Array, name = 'Liasse.pbix') =>
  checkReportFile(new File([new Uint8Array(bytes)], name))

/** A file that claims the given size and counts the bytes read from it. */
function largeFile(bytes: Uint8Array, size: number): { file: File; read: () => number } {
  const file = new File([new Uint8Array(bytes)], 'Liasse.pbix')
  let read = 0
  const slice = file.slice.bind(file)
  Object.defineProperty(file, 'size', { value: size })
  Object.defineProperty(file, 'slice', {
    value: (start: number, end: number) => {
      read += end - start
      return slice(start, end)
    },
  })
  return { file, read: () => read }
}

describe('a chosen file', () => {
  test.each([...fileCases, ...hostileCases])('$what: $code', async ({ name, bytes, code }) => {
    const found = await check(bytes, name)
    expect('refusal' in found ? found.refusal : undefined).toBe(code)
  })

  test.each(templateCases)('checked as a template, $what: $code', async ({ name, bytes, code }) => {
    const file = new File([new Uint8Array(bytes)], name ?? 'Liasse.pbit')
    const found = await checkReportFile(file, undefined, 'template')
    expect('refusal' in found ? found.refusal : undefined).toBe(code)
  })

  test('yields its pages and bookmarks', async () => {
    expect(await check(reportFile())).toEqual({
      pages: [
        { name: 'ReportSection1', displayName: 'Vue d’ensemble' },
        { name: 'ReportSection2', displayName: 'Détail' },
      ],
      bookmarks: [{ name: 'Bookmark1', displayName: 'Année en cours', pageName: 'ReportSection1' }],
    })
  })

  test('of 1 GiB and one byte is refused without being read', async () => {
    const { file, read } = largeFile(reportFile(), maximumFileBytes + 1)
    expect(await checkReportFile(file)).toEqual({ refusal: 'report-file-too-large' })
    expect(read()).toBe(0)
  })

  test('is only read at its first bytes, its directory and its layout', async () => {
    const bytes = reportFile(quarterly, new Uint8Array(3_000_000).fill(7))
    const { file, read } = largeFile(bytes, bytes.length)
    expect(await checkReportFile(file)).toHaveProperty('pages')
    expect(read()).toBeLessThan(300_000)
  })

  test('is no longer read once the reader has removed it', async () => {
    await expect(
      checkReportFile(new File([new Uint8Array(reportFile())], 'Liasse.pbix'), AbortSignal.abort()),
    ).rejects.toThrow('abort')
  })
})
