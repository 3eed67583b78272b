/**
 * Encrypts a sample with a password, with 256-bit AES as in PDF 1.7 (extension level 3, revision 5): short enough to be
 * written out here, and decrypted by the same code as real documents. Nothing is random, so files are reproducible.
 */
import { buildPdf, bytesOfText, type SampleDocument } from './pdfBuilder.fixtures.ts'

type Bytes = Uint8Array<ArrayBuffer>
const { subtle } = globalThis.crypto

const joined = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap(part => [...part]))
const sha256 = async (...parts: readonly Bytes[]): Promise<Bytes> =>
  new Uint8Array(await subtle.digest('SHA-256', joined(...parts)))
const hex = (bytes: Bytes) => `<${[...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')}>`
const counted = (length: number, from: number): Bytes =>
  Uint8Array.from({ length }, (_, index) => (from + index) % 256)

const noVector: Bytes = new Uint8Array(16)

async function aes(key: Bytes, bytes: Bytes, iv: Bytes): Promise<Bytes> {
  const imported = await subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt'])
  return new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, imported, bytes))
}
/** Whole blocks, without the padding that Web Crypto always adds. */
const aesBlocks = async (key: Bytes, bytes: Bytes) => (await aes(key, bytes, noVector)).slice(0, bytes.length)

/** Salts and keys as the format defines them, to check a password and to derive the file key from it. */
async function lock(password: Bytes, fileKey: Bytes, from: number, after: Bytes = new Uint8Array()) {
  const [forCheck, forKey] = [counted(8, from), counted(8, from + 8)]
  const check = joined(await sha256(password, forCheck, after), forCheck, forKey)
  const key = await aesBlocks(await sha256(password, forKey, after), fileKey)
  return { check, key }
}

/** PDF permission flags: everything except changing the document; without `canPrint`, printing is forbidden too. */
const permissions = (canPrint: boolean) => (canPrint ? -12 : -16) - 2048 * Number(!canPrint)

/** A document that can be opened only with a password. */
export async function buildEncryptedPdf(
  sample: SampleDocument,
  password: string,
  canPrint = true,
): Promise<Bytes> {
  const fileKey = counted(32, 7)
  const user = await lock(new TextEncoder().encode(password), fileKey, 40)
  const owner = await lock(bytesOfText('owner'), fileKey, 80, user.check)
  const flags = permissions(canPrint)
  const block = new Uint8Array(16)
  new DataView(block.buffer).setInt32(0, flags, true)
  block.set([255, 255, 255, 255, ...bytesOfText('Tadb'), 1, 2, 3, 4], 4)
  const dictionary =
    `<< /Filter /Standard /V 5 /R 5 /Length 256 /P ${String(flags)} ` +
    `/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF ` +
    `/U ${hex(user.check)} /UE ${hex(user.key)} /O ${hex(owner.check)} /OE ${hex(owner.key)} ` +
    `/Perms ${hex(await aesBlocks(fileKey, block))} >>`
  const vector = counted(16, 100)
  return buildPdf(sample, {
    dictionary,
    encrypt: async bytes => joined(vector, await aes(fileKey, bytes, vector)),
  })
}
