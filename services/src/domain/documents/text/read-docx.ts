import { Buffer } from 'node:buffer'
import { SaxesParser } from 'saxes'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { Collected } from './collected.ts'

/**
 * The largest unpacked size of a document's text in bytes: the XML of a few pages is many times larger than their text.
 */
const mostUnpacked = 100 * 1024 ** 2

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(error)
      else resolve(zip)
    })
  })

const findEntry = (zip: ZipFile, name: string): Promise<Entry> =>
  new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => reject(new Error(`There is no ${name}`)))
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName === name) resolve(entry)
      else zip.readEntry()
    })
    zip.readEntry()
  })

/** Reads the text of a Word document in its current state, without tracked deletions. */
export async function readDocx(bytes: Uint8Array, text: Collected): Promise<void> {
  const zip = await openZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const entry = await findEntry(zip, 'word/document.xml')
  if (entry.uncompressedSize > mostUnpacked) throw new Error('There is too much in it')
  const parser = new SaxesParser()
  let isText = false
  parser.on('opentag', ({ name }) => {
    isText = name === 'w:t'
    if (name === 'w:tab') text.add(' ')
    if (name === 'w:br' || name === 'w:cr') text.add('\n')
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (name === 'w:p') text.add('\n')
  })
  const take = (found: string) => {
    if (isText) text.add(found)
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('error', error => {
    throw error
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    parser.write(decoder.decode(piece as Uint8Array, { stream: true }))
    if (text.isFull) return
  }
  parser.close()
}
