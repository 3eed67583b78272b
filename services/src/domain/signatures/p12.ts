/** The firm's own certificate: a PKCS #12 file named in the settings (RFC 7292). */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BitString } from 'asn1js'
import { CertBag, Certificate, EncryptedContentInfo, EncryptedData, PFX, PKCS8ShroudedKeyBag } from 'pkijs'
import { codeOf, StartFailure } from '../../failure.ts'
import type { Settings } from '../../settings.ts'
import type { SigningIdentity } from './certificate.ts'

type P12Settings = NonNullable<Settings['signingP12']>

/** The contents of a PKCS #12 file. */
interface Opened {
  keys: KeyObject[]
  certificates: { own: X509Certificate; parsed: Certificate }[]
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text)).buffer

/** @throws StartFailure */
async function read({ path }: P12Settings): Promise<PFX> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    throw new StartFailure(
      `The file of SIGNING_P12 cannot be read: ${path} (${codeOf(error) ?? 'unknown'}).`,
      {
        cause: error,
      },
    )
  }
  try {
    return PFX.fromBER(new Uint8Array(bytes))
  } catch (error) {
    throw new StartFailure(`The file of SIGNING_P12 is not a PKCS #12 file (.p12 or .pfx): ${path}.`, {
      cause: error,
    })
  }
}

/** @throws StartFailure */
async function open(pfx: PFX, settings: P12Settings): Promise<Opened> {
  const password = bytesOf(settings.password)
  const opened: Opened = { keys: [], certificates: [] }
  try {
    await pfx.parseInternalValues({ password, checkIntegrity: true })
    const safe = pfx.parsedValue?.authenticatedSafe
    await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
    for (const { value } of safe?.parsedValue.safeContents ?? [])
      for (const { bagValue } of value.safeBags) {
        if (bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate) {
          const der = Buffer.from(bagValue.parsedValue.toSchema(true).toBER())
          opened.certificates.push({ own: new X509Certificate(der), parsed: bagValue.parsedValue })
        }
        if (!(bagValue instanceof PKCS8ShroudedKeyBag)) continue
        const encryptedContentInfo = new EncryptedContentInfo({
          contentEncryptionAlgorithm: bagValue.encryptionAlgorithm,
          encryptedContent: bagValue.encryptedData,
        })
        const key = await new EncryptedData({ encryptedContentInfo }).decrypt({ password })
        opened.keys.push(createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' }))
      }
  } catch (error) {
    const isPassword = error instanceof Error && error.message.startsWith('Integrity')
    throw new StartFailure(
      isPassword
        ? 'SIGNING_P12_PASSWORD does not open the file of SIGNING_P12.'
        : 'The file of SIGNING_P12 is encrypted in a way that is not supported: export it again with AES-256 and SHA-256.',
      { cause: error },
    )
  }
  return opened
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' }

/** The signature algorithm of a key; undefined if PDF readers cannot verify it. */
function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject) {
  if (type === 'rsa' && (details.modulusLength ?? 0) >= 2048)
    return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const namedCurve = type === 'ec' ? curves[details.namedCurve ?? ''] : undefined
  return namedCurve === undefined ? undefined : { name: 'ECDSA', namedCurve }
}

/** Whether a certificate lets its key sign documents. One without KeyUsage does. @source RFC 5280, section 4.2.1.3 */
function maySign({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === '2.5.29.15')?.parsedValue as BitString | undefined
  return usage === undefined || ((usage.valueBlock.valueHexView[0] ?? 0) & 0xc0) !== 0
}

/** @throws StartFailure */
function needUsable(certificate: Certificate, now: Date): void {
  const { notBefore, notAfter } = certificate
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  if (notAfter.value < now)
    throw new StartFailure(`The certificate of SIGNING_P12 expired on ${dayOf(notAfter.value)}.`)
  if (notBefore.value > now)
    throw new StartFailure(`The certificate of SIGNING_P12 is valid only from ${dayOf(notBefore.value)} on.`)
  if (!maySign(certificate)) throw new StartFailure('The certificate of SIGNING_P12 is not for signing.')
}

/** @throws StartFailure with one sentence on what is wrong with the file or its password */
async function load(settings: P12Settings, now: Date): Promise<SigningIdentity> {
  const { keys, certificates } = await open(await read(settings), settings)
  for (const key of keys) {
    const mine = certificates.find(({ own }) => own.checkPrivateKey(key))
    if (!mine) continue
    needUsable(mine.parsed, now)
    const algorithm = algorithmOf(key)
    if (!algorithm)
      throw new StartFailure('The key of SIGNING_P12 must be RSA of at least 2,048 bits, P-256 or P-384.')
    const chain = [mine]
    for (let last = mine; ; ) {
      const above = certificates.find(each => !chain.includes(each) && last.own.checkIssued(each.own))
      if (!above) break
      chain.push(above)
      last = above
    }
    return {
      key: key.toCryptoKey(algorithm, false, ['sign']),
      chain: chain.map(({ parsed }) => parsed),
    }
  }
  throw new StartFailure('The file of SIGNING_P12 does not hold a private key with its certificate.')
}

const loaded = new WeakMap<P12Settings, Promise<SigningIdentity>>()

/**
 * The firm's signing identity; undefined if the settings name none. The file is read once.
 * @throws StartFailure
 */
export async function firmIdentity({
  signingP12,
}: Pick<Settings, 'signingP12'>): Promise<SigningIdentity | undefined> {
  if (!signingP12) return undefined
  const found = loaded.get(signingP12) ?? load(signingP12, new Date())
  loaded.set(signingP12, found)
  return found
}
