import { checkValue, type ReadValue, type ValueFault } from './cms.ts'
import { compare, type LaterChange, type Locks, type Permitted } from './changes.ts'
import { type Dict, fromHex, latin1, PdfBroken, readText, Text, type Value } from './pdf/objects.ts'
import { isNamed, Revision } from './pdf/revision.ts'
import type { Revocation, ValidationData } from './revocation.ts'
import type { ToldCertificate } from './signed-data.ts'
import type { TimeStamp } from './time-stamp.ts'
import { readValidationData } from './validation-data.ts'

/** Why a signature is invalid. */
export const signatureFaults = [
  'unreadable',
  'digest',
  'value',
  'binding',
  'weak',
  'expired',
  'revoked',
  /** It does not cover the file from its start, or leaves out more than its own value. */
  'range',
  /** Its value is followed by extra bytes. */
  'padding',
  /** It uses a format or a kind of key that is not supported here. */
  'unsupported',
  /** The file was changed later in a way that the signature forbids. */
  'changed',
] as const
export type SignatureFault = (typeof signatureFaults)[number]
// Every fault of a value is a fault of the signature.
const ofValue = (faults: readonly ValueFault[]): SignatureFault[] => [...faults]

/** Which later changes to the file a signature permits. */
export type Permits = 'nothing' | 'fields' | 'annotations' | 'all'

export interface VerifiedSignature {
  /** The name of its field. */
  field: string
  /** The signer according to the certificate, or to the file where there is none. */
  signer: string | undefined
  /** The signer according to the file, besides the certificate. */
  named: string | undefined
  reason: string | undefined
  /** The signing time stated by the signer, in milliseconds since 1970. */
  time: number | undefined
  /** The time stamp of an authority, if there is one. */
  timeStamp: TimeStamp | undefined
  /** The revocation state of the chain, from data in the file. */
  revocation: Revocation | undefined
  faults: SignatureFault[]
  /** Whether it covers the file to its end. */
  coversAll: boolean
  /** What changed in the file afterwards. */
  later: LaterChange
  /** Whether it certifies the document, which only the first one can. */
  certifies: boolean
  permits: Permits
  /** Whether it locks the fields of the form. */
  locks: boolean
  chain: ToldCertificate[]
  /** Whether the last certificate of the chain is self-signed. */
  isSelfSigned: boolean
}

/** Why a file cannot be verified. */
export type VerificationRefusal = 'notPdf' | 'broken' | 'encrypted'

export type Verification =
  | { refusal: VerificationRefusal }
  | {
      signatures: VerifiedSignature[]
      /** Number of signatures in the file that belong to no field: they were removed from it, or are hidden. */
      hidden: number
    }

/** The most fields and signatures per file. */
const most = 500

interface Field {
  name: string
  signature: Dict
}

/** The signed fields that the tables of a file list. */
function signedFields(revision: Revision): Field[] {
  const catalog = revision.dict(revision.trailer.get('Root'))
  const form = revision.dict(catalog?.get('AcroForm'))
  const found: Field[] = []
  const seen = new Set<Value>()
  const walk = (values: readonly Value[], above: string, kind: Value | undefined): void => {
    for (const value of values) {
      const field = revision.dict(value)
      if (!field || seen.has(field) || seen.size > 10_000) continue
      seen.add(field)
      const own = readText(revision.resolve(field.get('T')))
      const name = [above, own].filter(Boolean).join('.')
      const type = field.get('FT') ?? kind
      const signature = revision.dict(field.get('V'))
      if (isNamed(revision.resolve(type), 'Sig') && signature?.has('ByteRange'))
        found.push({ name, signature })
      walk(revision.list(field.get('Kids')), name, type)
    }
  }
  walk(revision.list(form?.get('Fields')), '', undefined)
  if (found.length > most) throw new PdfBroken('too many signatures')
  return found
}

interface Range {
  /** Offset of the hole's first byte, its bracket. */
  holeStart: number
  /** Offset of the first byte after the hole. */
  holeEnd: number
  end: number
}

/** The byte range that a signature covers; undefined if it is not everything except its own value. */
function rangeOf(revision: Revision, signature: Dict): Range | undefined {
  const numbers = revision.list(signature.get('ByteRange'))
  const { bytes } = revision
  if (numbers.length !== 4 || !numbers.every(each => Number.isSafeInteger(each))) return undefined
  const [start = 0, holeStart = 0, holeEnd = 0, length = 0] = numbers as number[]
  const end = holeEnd + length
  if (start !== 0 || holeStart < 0 || holeEnd <= holeStart || length < 0 || end > bytes.length)
    return undefined
  if (bytes[holeStart] !== 0x3c || bytes[holeEnd - 1] !== 0x3e) return undefined
  const digits = latin1(bytes.subarray(holeStart + 1, holeEnd - 1))
  if (!/^[0-9a-fA-F]*$/.test(digits)) return undefined
  // The value that the tables point to must be the one in the hole.
  const contents = revision.resolve(signature.get('Contents'))
  if (!(contents instanceof Text) || contents.bytes.length !== digits.length / 2) return undefined
  const inHole = fromHex(digits)
  if (inHole.some((byte, at) => byte !== contents.bytes[at])) return undefined
  // The range must end where a revision of the file ends.
  if (!/%%EOF\s*$/.test(latin1(bytes.subarray(Math.max(0, end - 32), end)))) return undefined
  return { holeStart, holeEnd, end }
}

/** The length of a DER value including its header; undefined if it has none. */
function derLength(bytes: Uint8Array): number | undefined {
  const first = bytes[1]
  if (bytes[0] !== 0x30 || first === undefined) return undefined
  if (first < 0x80) return 2 + first
  const count = first - 0x80
  if (count < 1 || count > 4) return undefined
  let length = 0
  for (let at = 0; at < count; at += 1) length = length * 256 + (bytes[2 + at] ?? 0)
  return 2 + count + length
}

/** Parses `D:20261127024826+01'00'` to milliseconds since 1970. */
function timeOf(text: string | undefined): number | undefined {
  const parts = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text ?? '')
  if (!parts) return undefined
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = parts
  const [sign, hours = '00', minutes = '00'] = parts.slice(7)
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(time) ? undefined : time
}

/** What a signature states about later changes. */
interface Promises {
  certifies: boolean
  permits: Permits
  locks: boolean
}

/** Whether a name is in a list, or below one of its names. */
const isAmong = (names: readonly string[], field: string) =>
  names.some(name => field === name || field.startsWith(`${name}.`))

/** What a signature promises, and which fields it locks by name. */
function promises(revision: Revision, signature: Dict): { promised: Promises; isLocked: Locks } {
  const locked: Locks[] = []
  let permits: Permits = 'all'
  let certifies = false
  let locks = false
  for (const value of revision.list(signature.get('Reference'))) {
    const reference = revision.dict(value)
    const parameters = revision.dict(reference?.get('TransformParams'))
    const method = revision.resolve(reference?.get('TransformMethod'))
    if (isNamed(method, 'DocMDP')) {
      certifies = true
      const level = revision.resolve(parameters?.get('P'))
      permits = level === 1 ? 'nothing' : level === 3 ? 'annotations' : 'fields'
    }
    if (!isNamed(method, 'FieldMDP')) continue
    const action = revision.resolve(parameters?.get('Action'))
    const names = revision
      .list(parameters?.get('Fields'))
      .flatMap(each => readText(revision.resolve(each)) ?? [])
    if (isNamed(action, 'All')) locks = true
    else if (isNamed(action, 'Include')) locked.push(field => isAmong(names, field))
    else if (isNamed(action, 'Exclude')) locked.push(field => !isAmong(names, field))
  }
  return {
    promised: { certifies, permits, locks },
    isLocked: field => locked.some(each => each(field)),
  }
}

/** Whether the later changes exceed what the signature permits. */
function isForbidden(later: LaterChange, { permits, locks }: Promises): boolean {
  // Validation data does not count as a change. @source ISO 32000-2, section 12.8.2.2.2
  if (later === 'nothing' || later === 'validation') return false
  if (later === 'content') return true
  if (permits === 'nothing') return true
  return locks && later === 'fields'
}

const nothing: ReadValue = {
  faults: [],
  chain: [],
  isSelfSigned: false,
  signingTime: undefined,
  timeStamp: undefined,
  revocation: undefined,
}

async function verifyOne(
  revision: Revision,
  { name, signature }: Field,
  data: ValidationData,
  endOf: ReadonlyMap<Dict, number>,
): Promise<VerifiedSignature> {
  const { bytes } = revision
  const told = timeOf(readText(revision.resolve(signature.get('M'))))
  const kind = revision.resolve(signature.get('SubFilter'))
  const faults: SignatureFault[] = []
  let value = nothing
  let later: LaterChange = 'content'
  const range = rangeOf(revision, signature)
  const { promised, isLocked } = promises(revision, signature)
  const isCades = isNamed(kind, 'ETSI.CAdES.detached')
  if (!range) faults.push('range')
  else if (!isCades && !isNamed(kind, 'adbe.pkcs7.detached')) faults.push('unsupported')
  else {
    const hole = fromHex(latin1(bytes.subarray(range.holeStart + 1, range.holeEnd - 1)))
    const length = derLength(hole)
    if (length === undefined || length > hole.length) faults.push('unreadable')
    else {
      if (hole.subarray(length).some(byte => byte !== 0)) faults.push('padding')
      const content = new Uint8Array(range.holeStart + range.end - range.holeEnd)
      content.set(bytes.subarray(0, range.holeStart))
      content.set(bytes.subarray(range.holeEnd, range.end), range.holeStart)
      value = await checkValue(hole.subarray(0, length), content, {
        needsBinding: isCades,
        toldTime: told,
        data,
      })
      faults.push(...ofValue(value.faults))
    }
  }
  if (range) {
    const isNewSignature = (other: Dict) => (endOf.get(other) ?? 0) > range.end
    later = laterThan(revision, range.end, { isLocked, isNewSignature })
    if (isForbidden(later, promised)) faults.push('changed')
  }
  const named = readText(revision.resolve(signature.get('Name')))
  return {
    field: name,
    signer: value.chain[0]?.subject ?? named,
    named,
    reason: readText(revision.resolve(signature.get('Reason'))),
    time: value.signingTime ?? told,
    timeStamp: value.timeStamp,
    revocation: value.revocation,
    faults,
    coversAll: range?.end === bytes.length,
    later,
    ...promised,
    chain: value.chain,
    isSelfSigned: value.isSelfSigned,
  }
}

/** What changed in a file after a revision that ends at `end`. */
function laterThan(revision: Revision, end: number, permitted: Permitted): LaterChange {
  const { bytes } = revision
  if (end === bytes.length) return 'nothing'
  try {
    return compare(new Revision(bytes.subarray(0, end)), revision, permitted)
  } catch (error) {
    if (error instanceof PdfBroken) return 'content'
    throw error
  }
}

/** Where the revision that each signature covers ends. One that several fields claim is not the signature of any. */
function endsOf(revision: Revision, fields: readonly Field[]): ReadonlyMap<Dict, number> {
  const ends = new Map<Dict, number>()
  const shared = new Set<Dict>()
  for (const { signature } of fields) {
    if (ends.has(signature)) shared.add(signature)
    ends.set(signature, rangeOf(revision, signature)?.end ?? 0)
  }
  for (const signature of shared) ends.delete(signature)
  return ends
}

/** How often a signature occurs in a file, whether a field points to it or not. */
function countSignatures(bytes: Uint8Array): number {
  const mark = Array.from('/ByteRange', each => each.charCodeAt(0))
  let count = 0
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    if (!mark.every((byte, offset) => bytes[at + offset] === byte)) continue
    if (/^\s*\[\s*0\s+\d+\s+\d+\s+\d+\s*\]/.test(latin1(bytes.subarray(at + mark.length, at + 100))))
      count += 1
  }
  return count
}

/**
 * The signatures by which Adobe grants usage rights to a form. They belong to no field, and nobody signed with them.
 * @source ISO 32000-1, section 12.8.2.3
 */
function usageRights(revision: Revision): Dict[] {
  const permissions = revision.dict(revision.dict(revision.trailer.get('Root'))?.get('Perms'))
  return ['UR', 'UR3'].flatMap(name => {
    const signature = revision.dict(permissions?.get(name))
    // Anybody can name a signature there. Only one that says so itself grants usage rights.
    const grants = revision
      .list(signature?.get('Reference'))
      .some(each => isNamed(revision.resolve(revision.dict(each)?.get('TransformMethod')), name))
    return signature?.has('ByteRange') && grants ? [signature] : []
  })
}

/**
 * Verifies every signature of a PDF: who signed, when, whether the bytes are those that were signed, and what changed
 * in the file afterwards. It calls no service: revocation is known only from data in the file.
 */
export async function verifyPdf(bytes: Uint8Array): Promise<Verification> {
  if (!latin1(bytes.subarray(0, 1024)).includes('%PDF-')) return { refusal: 'notPdf' }
  try {
    const revision = new Revision(bytes)
    if (revision.trailer.has('Encrypt')) return { refusal: 'encrypted' }
    const fields = signedFields(revision)
    const data = readValidationData(revision)
    const signatures: VerifiedSignature[] = []
    const endOf = endsOf(revision, fields)
    for (const field of fields) signatures.push(await verifyOne(revision, field, data, endOf))
    const known = new Set([...fields.map(({ signature }) => signature), ...usageRights(revision)]).size
    return { signatures, hidden: Math.max(0, countSignatures(bytes) - known) }
  } catch (error) {
    if (error instanceof PdfBroken) return { refusal: 'broken' }
    throw error
  }
}
