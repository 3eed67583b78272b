import type { webcrypto } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  GeneralNames,
  type RelativeDistinguishedNames,
} from 'pkijs'

/** A key and its certificate chain: the key's own certificate first, then those of its issuers. */
export interface SigningIdentity {
  key: webcrypto.CryptoKey
  chain: readonly Certificate[]
}

const { subtle } = globalThis.crypto
/** P-256: every PDF reader can verify it, and signing takes a millisecond. */
const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

const commonName = '2.5.4.3'

/** Validity of an installation's authority, in years. */
const authorityYears = 20
/** Backdates a certificate by this much, because clocks differ. */
const earlier = 5 * 60_000
/** Validity of a certificate made for one signature, in days. */
const signerDays = 730
const day = 86_400_000

/** Adds the only name. The library would write several into a single part, as if they were one name. */
function nameIt(to: RelativeDistinguishedNames, name: string): void {
  to.typesAndValues.push(
    new AttributeTypeAndValue({ type: commonName, value: new asn1.Utf8String({ value: name }) }),
  )
}

function serialNumber(): asn1.Integer {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  // Positive, and exactly as long as its DER encoding says.
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return new asn1.Integer({ valueHex: bytes.buffer })
}

const extension = (
  extnID: string,
  critical: boolean,
  value: { toBER(): ArrayBuffer },
  parsedValue?: object,
) => new Extension({ extnID, critical, extnValue: value.toBER(), ...(parsedValue && { parsedValue }) })

/** The KeyUsage extension (RFC 5280); its highest bit comes first. */
const keyUsage = (bits: number) =>
  extension('2.5.29.15', true, new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: 0 }))
const [signs, binds] = [0x80, 0x40]
const [vouches, revokes] = [0x04, 0x02]

async function keyIdentifier(certificate: Certificate): Promise<ArrayBuffer> {
  return subtle.digest('SHA-1', certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
}

/** A certificate that is not signed yet. */
async function draft(
  publicKey: webcrypto.CryptoKey,
  { from, until }: { from: number; until: number },
): Promise<Certificate> {
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = serialNumber()
  certificate.notBefore.value = new Date(from)
  certificate.notAfter.value = new Date(until)
  certificate.extensions = []
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  return certificate
}

/** The authority as stored: its key in PKCS #8 and its certificate in DER, both base64-encoded. */
export interface KeptAuthority {
  key: string
  certificate: string
}

const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')

/** Creates the authority that issues certificates to the signers of one installation. @param firm its name */
export async function makeAuthority(firm: string, now = Date.now()): Promise<KeptAuthority> {
  const pair = await subtle.generateKey(curve, true, ['sign', 'verify'])
  const until = now + authorityYears * 365.25 * day
  const certificate = await draft(pair.publicKey, { from: now - earlier, until })
  const name = `Parvis – ${firm}`
  nameIt(certificate.issuer, name)
  nameIt(certificate.subject, name)
  const constraints = new BasicConstraints({ cA: true, pathLenConstraint: 0 })
  certificate.extensions = [
    extension('2.5.29.19', true, constraints.toSchema(), constraints),
    keyUsage(vouches | revokes),
    extension('2.5.29.14', false, new asn1.OctetString({ valueHex: await keyIdentifier(certificate) })),
  ]
  await certificate.sign(pair.privateKey, 'SHA-256')
  return {
    key: base64(await subtle.exportKey('pkcs8', pair.privateKey)),
    certificate: base64(certificate.toSchema(true).toBER()),
  }
}

/** Parses a DER certificate. @throws if it is malformed */
export const readCertificate = (text: string): Certificate =>
  Certificate.fromBER(new Uint8Array(Buffer.from(text, 'base64')))

/** The signer's email address, as a subject alternative name. */
function addressOf(email: string): Extension {
  const names = new GeneralNames({ names: [new GeneralName({ type: 1, value: email })] })
  return extension('2.5.29.17', false, names.toSchema(), names)
}

/**
 * Creates a key for one signature, with a certificate that names the signer. The key is never stored, so nobody can
 * sign with it again.
 */
export async function identityOf(
  authority: KeptAuthority,
  signer: { name: string; email?: string },
  now = Date.now(),
): Promise<SigningIdentity> {
  const root = readCertificate(authority.certificate)
  const rootKey = await subtle.importKey('pkcs8', Buffer.from(authority.key, 'base64'), curve, false, [
    'sign',
  ])
  const pair = await subtle.generateKey(curve, false, ['sign', 'verify'])
  const until = Math.min(now + signerDays * day, root.notAfter.value.getTime())
  const certificate = await draft(pair.publicKey, { from: now - earlier, until })
  certificate.issuer = root.subject
  nameIt(certificate.subject, signer.name)
  const constraints = new BasicConstraints({ cA: false })
  const issuer = new AuthorityKeyIdentifier({
    keyIdentifier: new asn1.OctetString({ valueHex: await keyIdentifier(root) }),
  })
  certificate.extensions = [
    extension('2.5.29.19', true, constraints.toSchema(), constraints),
    keyUsage(signs | binds),
    ...(signer.email === undefined ? [] : [addressOf(signer.email)]),
    extension('2.5.29.35', false, issuer.toSchema(), issuer),
  ]
  await certificate.sign(rootKey, 'SHA-256')
  return { key: pair.privateKey, chain: [certificate, root] }
}

/** The SHA-256 algorithm identifier that certificates use. */
export const sha256Algorithm = () => new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' })
