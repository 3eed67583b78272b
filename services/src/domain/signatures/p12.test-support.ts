import type { webcrypto } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import * as asn1 from 'asn1js'
import {
  AttributeTypeAndValue,
  AuthenticatedSafe,
  BasicConstraints,
  CertBag,
  Certificate,
  Extension,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs'

const { subtle } = globalThis.crypto
const day = 86_400_000

export const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}
export const p256 = { name: 'ECDSA', namedCurve: 'P-256' }

/** Properties of a test certificate. */
export interface FirmCertificate {
  algorithm?: typeof rsa | typeof p256
  /** Days from now. */
  from?: number
  until?: number
  /** KeyUsage bits. */
  usage?: number
  /** False: pack another key than the certificate's own. */
  hasKey?: boolean
}

/** Writes a PKCS #12 file with a self-signed certificate for « Cabinet Parvis ». */
export async function writeP12(
  path: string,
  password: string,
  { algorithm = rsa, from = -1, until = 365, usage = 0xc0, hasKey = true }: FirmCertificate = {},
): Promise<void> {
  const pair = await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const other = hasKey ? pair : await subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1.Integer({ value: 4711 })
  // Real names begin with the country too.
  for (const name of [certificate.issuer, certificate.subject])
    for (const [type, value] of [
      ['2.5.4.6', new asn1.PrintableString({ value: 'FR' })],
      ['2.5.4.3', new asn1.Utf8String({ value: 'Cabinet Parvis' })],
    ] as const)
      name.typesAndValues.push(new AttributeTypeAndValue({ type, value }))
  certificate.notBefore.value = new Date(Date.now() + from * day)
  certificate.notAfter.value = new Date(Date.now() + until * day)
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  const constraints = new BasicConstraints({ cA: false })
  const bits = new asn1.BitString({ valueHex: new Uint8Array([usage]).buffer, unusedBits: 0 })
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints.toSchema().toBER() }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: bits.toBER() }),
  ]
  await certificate.sign(pair.privateKey, 'SHA-256')
  await packP12(path, password, other.privateKey, [certificate])
}

/** Writes a PKCS #12 file with a key and certificates. */
export async function packP12(
  path: string,
  password: string,
  privateKey: webcrypto.CryptoKey,
  certificates: readonly Certificate[],
): Promise<void> {
  const secret = new Uint8Array(Buffer.from(password)).buffer
  const encryption = {
    password: secret,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 },
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: 1000,
  }
  const key = new PKCS8ShroudedKeyBag({
    parsedValue: PrivateKeyInfo.fromBER(await subtle.exportKey('pkcs8', privateKey)),
  })
  await key.makeInternalValues(encryption)
  const content = (bagId: string, bagValues: readonly (PKCS8ShroudedKeyBag | CertBag)[]) =>
    new SafeContents({ safeBags: bagValues.map(bagValue => new SafeBag({ bagId, bagValue })) })
  const safe = new AuthenticatedSafe({
    parsedValue: {
      safeContents: [
        { privacyMode: 0, value: content('1.2.840.113549.1.12.10.1.2', [key]) },
        {
          privacyMode: 1,
          value: content(
            '1.2.840.113549.1.12.10.1.3',
            certificates.map(parsedValue => new CertBag({ parsedValue })),
          ),
        },
      ],
    },
  })
  await safe.makeInternalValues({ safeContents: [{}, encryption] })
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } })
  await pfx.makeInternalValues({
    password: secret,
    iterations: 1000,
    pbkdf2HashAlgorithm: { name: 'SHA-256' },
    hmacHashAlgorithm: 'SHA-256',
  })
  await writeFile(path, Buffer.from(pfx.toSchema().toBER()))
}
