import { PdfBroken, Stream } from './pdf/objects.ts'
import { type Revision, unpack } from './pdf/revision.ts'
import type { ValidationData } from './revocation.ts'

/** The most items of each kind, and the most bytes per item, that are read. */
const [mostParts, mostBytes] = [50, 4 * 1024 ** 2]

/** The validation data that a file contains for its certificates (ISO 32000-2, 12.8.4.3). */
export function readValidationData(revision: Revision): ValidationData {
  const catalog = revision.dict(revision.trailer.get('Root'))
  const store = revision.dict(catalog?.get('DSS'))
  const parts = (key: string): Uint8Array[] =>
    revision
      .list(store?.get(key))
      .slice(0, mostParts)
      .flatMap(value => {
        const found = revision.resolve(value)
        if (!(found instanceof Stream)) return []
        try {
          const bytes = unpack(found)
          return bytes.length > mostBytes ? [] : [bytes]
        } catch (error) {
          if (error instanceof PdfBroken) return []
          throw error
        }
      })
  return { certificates: parts('Certs'), ocsps: parts('OCSPs'), crls: parts('CRLs') }
}
