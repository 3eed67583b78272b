import { expect, test } from 'vitest'
import { buildEncryptedPdf } from './encryption.fixtures.ts'
import { bytesOf, looksLikePdf, PdfError, problemOfBytes, problemOfStatus } from './pdfBytes.ts'
import { buildPdf, bytesOfText } from './pdfBuilder.fixtures.ts'

const megabyte = 1024 * 1024

test('bytes are told apart before anything reads them', () => {
  expect(problemOfBytes(new Uint8Array())).toBe('empty')
  expect(problemOfBytes(bytesOfText('PK and more'))).toBe('notPdf')
  expect(problemOfBytes(bytesOfText('%PDF-1.4 and nothing'))).toBe('broken')
  expect(looksLikePdf(bytesOfText(`${'x'.repeat(1000)}%PDF-1.4`))).toBe(true)
  expect(looksLikePdf(bytesOfText(`${'x'.repeat(1024)}%PDF-1.4`))).toBe(false)
})

test.each([
  [new Blob([]), 'empty'],
  [new Blob(['x'.repeat(20)]), 'tooLarge'],
  [new Blob(['GIF89a']), 'notPdf'],
  [new ArrayBuffer(0), 'empty'],
] as const)('%s is refused: %s', async (source, problem) => {
  await expect(bytesOf(source, 10)).rejects.toEqual(new PdfError(problem))
})

test('bytes are a copy: a worker takes them over', async () => {
  const { buffer } = bytesOfText('%PDF-1.7')
  const bytes = await bytesOf(buffer, megabyte)
  expect(bytes.buffer).not.toBe(buffer)
  expect(bytes).toEqual(new Uint8Array(buffer))
})

test.each([
  [401, 'denied'],
  [403, 'denied'],
  [404, 'missing'],
  [410, 'missing'],
  [0, 'network'],
  [503, 'network'],
] as const)('status %i is %s', (status, problem) => {
  expect(problemOfStatus(status)).toBe(problem)
})

test('samples are the same each time, and small', async () => {
  const sample = { pages: [{ lines: ['Bonjour'] }] }
  expect(await buildPdf(sample)).toEqual(await buildPdf(sample))
  const locked = await buildEncryptedPdf(sample, 'secret')
  expect(locked).toEqual(await buildEncryptedPdf(sample, 'secret'))
  expect(String.fromCharCode(...locked)).not.toContain('Bonjour')
  expect(locked.length).toBeLessThan(3000)
})
