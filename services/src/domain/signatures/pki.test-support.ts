import { randomBytes, type webcrypto } from 'node:crypto'
import * as asn1 from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  Extension,
  type RelativeDistinguishedNames,
} from 'pkijs'

const { subtle } = globalThis.crypto
const day = 86_400_000
const p256 = { name: 'ECDSA', namedCurve: 'P-256' }

/** A certificate with its key. */
export interface Holder {
  certificate: Certificate
  keys: webcrypto.CryptoKeyPair
}

interface Wanted {
  /** The issuer; undefined: self-signed. */
  issuer?: Holder
  isAuthority?: boolean
  /** Extended key usages, as OIDs. */
  purposes?: readonly string[]
  /** Days from now. */
  until?: number
  extensions?: readonly Extension[]
  /** The hash the issuer signs with. @default 'SHA-256' */
  hash?: 'SHA-1' | 'SHA-256'
}

function nameIt(to: RelativeDistinguishedNames, name: string): void {
  to.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1.Utf8String({ value: name }) }),
  )
}

/** Issues a certificate, as an authority does. */
export async function certify(
  name: string,
  { issuer, isAuthority = false, purposes = [], until = 365, extensions = [], hash = 'SHA-256' }: Wanted = {},
): Promise<Holder> {
  const keys = await subtle.generateKey(p256, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1.Integer({
    valueHex: Uint8Array.from([0x40, ...randomBytes(15)]).buffer,
  })
  certificate.notBefore.value = new Date(Date.now() - 30 * day)
  certificate.notAfter.value = new Date(Date.now() + until * day)
  nameIt(certificate.subject, name)
  if (issuer) certificate.issuer = issuer.certificate.subject
  else nameIt(certificate.issuer, name)
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  const constraints = new BasicConstraints({ cA: isAuthority })
  const bits = new asn1.BitString({
    valueHex: new Uint8Array([isAuthority ? 0x06 : 0xc0]).buffer,
    unusedBits: 0,
  })
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints.toSchema().toBER() }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: bits.toBER() }),
    ...(purposes.length > 0
      ? [
          new Extension({
            extnID: '2.5.29.37',
            critical: true,
            extnValue: new ExtKeyUsage({ keyPurposes: [...purposes] }).toSchema().toBER(),
          }),
        ]
      : []),
    ...extensions,
  ]
  await certificate.sign((issuer?.keys ?? keys).privateKey, hash)
  // Parse it again, as other software reads it.
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), keys }
}
