import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import * as asn1 from 'asn1js'
import {
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { sha256Algorithm } from './certificate.ts'
import { certify, type Holder } from './pki.test-support.ts'

const { subtle } = globalThis.crypto
const timeStamping = '1.3.6.1.5.5.7.3.8'
const contentType = '1.2.840.113549.1.9.16.1.4'

/** How a test authority misbehaves. */
export type Wrong =
  | 'nonce'
  | 'imprint'
  | 'policy'
  | 'refused'
  | 'empty'
  | 'purpose'
  | 'unbound'
  | 'forged'
  | 'over'
  | 'garbage'
  | 'oversized'
  | 'slow'
  | 'error'
  | 'moved'

export interface Tsa {
  url: string
  /** How it misbehaves from now on. */
  wrong: Wrong | undefined
  /** Number of requests it received. */
  asked: number
  close: () => Promise<void>
}

const octets = (bytes: ArrayBuffer) => new asn1.OctetString({ valueHex: bytes })

/** Answers a time-stamp request as RFC 3161 specifies. */
async function stamp(
  request: TimeStampReq,
  { certificate, keys }: Holder,
  root: Holder,
  wrong: Wrong | undefined,
): Promise<ContentInfo> {
  const { messageImprint } = request
  if (wrong === 'imprint') messageImprint.hashedMessage = octets(new Uint8Array(32).buffer)
  const info = new TSTInfo({
    version: 1,
    policy: wrong === 'policy' ? '1.2.3.99' : (request.reqPolicy ?? '1.2.3.4'),
    messageImprint,
    serialNumber: new asn1.Integer({ value: 42 }),
    genTime: new Date(),
    nonce:
      wrong === 'nonce' ? new asn1.Integer({ value: 7 }) : (request.nonce ?? new asn1.Integer({ value: 0 })),
  })
  const content = info.toSchema().toBER()
  const attribute = (type: string, value: asn1.BaseBlock) => new Attribute({ type, values: [value] })
  const certId = octets(await subtle.digest('SHA-256', certificate.toSchema(true).toBER()))
  const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value })
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute('1.2.840.113549.1.9.3', new asn1.ObjectIdentifier({ value: contentType })),
        attribute('1.2.840.113549.1.9.4', octets(await subtle.digest('SHA-256', content))),
        ...(wrong === 'unbound'
          ? []
          : [attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(certId))))]),
      ],
    }),
  })
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [sha256Algorithm()],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: contentType, eContent: octets(content) }),
    certificates: [certificate, root.certificate],
    signerInfos: [signer],
  })
  const key = wrong === 'forged' ? root.keys.privateKey : keys.privateKey
  await signed.sign(key, 0, 'SHA-256')
  return new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
}

/** Starts a time-stamp authority. */
export async function startTsa(): Promise<Tsa> {
  const root = await certify('Racine Durand', { isAuthority: true })
  const own = await certify('Horodatage Durand', { issuer: root, purposes: [timeStamping] })
  const others = {
    purpose: await certify('Serveur Durand', { issuer: root, purposes: ['1.3.6.1.5.5.7.3.1'] }),
    over: await certify('Horodatage Passé', { issuer: root, purposes: [timeStamping], until: -1 }),
  }
  const tsa: Tsa = { url: '', wrong: undefined, asked: 0, close: async () => {} }
  const server = createServer((request, response) => {
    void answer().then(
      bytes => bytes && response.setHeader('content-type', 'application/timestamp-reply').end(bytes),
      () => response.writeHead(500).end(),
    )
    async function answer(): Promise<Uint8Array | undefined> {
      const { wrong } = tsa
      tsa.asked += 1
      const asked = TimeStampReq.fromBER(Uint8Array.from(await buffer(request)))
      if (wrong === 'slow') return undefined
      if (wrong === 'error') throw new Error('out of order')
      if (wrong === 'moved') {
        response.writeHead(307, { location: '/elsewhere' }).end()
        return undefined
      }
      if (wrong === 'garbage') return Buffer.from('<html>Maintenance</html>')
      if (wrong === 'oversized') return Buffer.alloc(1024 ** 2, 0x30)
      const holder = wrong === 'purpose' || wrong === 'over' ? others[wrong] : own
      const token = await stamp(asked, holder, root, wrong)
      const made = new TimeStampResp({
        status: new PKIStatusInfo({ status: wrong === 'refused' ? PKIStatus.rejection : PKIStatus.granted }),
        ...(wrong !== 'refused' && wrong !== 'empty' && { timeStampToken: token }),
      })
      return new Uint8Array(made.toSchema().toBER())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  tsa.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`
  tsa.close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return tsa
}
