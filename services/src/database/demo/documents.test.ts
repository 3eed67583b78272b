import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDocumentApp, type DocumentCalls } from '../../domain/documents/documents.test-support.ts'
import { isWhatItSays } from '../../domain/documents/content.ts'
import { people } from '../../server/testing.ts'
import { writeDocuments } from './documents.ts'
import { makePdf } from './pdf.ts'

let calls: DocumentCalls
beforeAll(async () => {
  calls = await startDocumentApp()
})
afterAll(() => calls.close())

it('adds documents that can be found, have files, and contain what their names say', async () => {
  expect(await writeDocuments(calls.db, calls.uploads.files)).toBe(4)
  const documents = await calls.list('$orderby=id')
  expect(documents).toHaveLength(4)
  expect(documents[0]).toMatchObject({ name: 'Lettre de mission 2025.pdf', versionNumber: 2 })
  for (const { name, versionId, fileSize } of documents) {
    const { rawPayload } = await calls.download(Number(versionId))
    expect(rawPayload).toHaveLength(Number(fileSize))
    expect(isWhatItSays(String(name), rawPayload)).toBe(true)
  }
  expect(await calls.names('', people.client)).toHaveLength(3)
})

it('creates PDF documents with a correct cross-reference table', () => {
  const text = Buffer.from(makePdf('Titre (1)', ['Solde é'])).toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map(offset => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5, 6].map(number => `${number} 0 obj`),
  )
})
