import type { webcrypto } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import * as asn1 from 'asn1js'
import {
  AccessDescription,
  BasicOCSPResponse,
  CertificateRevocationList,
  CRLDistributionPoints,
  DistributionPoint,
  Extension,
  GeneralName,
  InfoAccess,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  RevokedCertificate,
  SingleResponse,
  Time,
  TimeType,
} from 'pkijs'
import { certify, type Holder } from './pki.test-support.ts'

/** How a test issuer answers. */
export interface Saying {
  /** When the certificate was revoked. */
  revoked: Date | undefined
  /** Whether its service answers, or how it misbehaves. */
  ocsp: 'good' | 'down' | 'forged' | 'old' | 'oversized'
  crl: 'good' | 'down' | 'forged'
}

export interface Issuer {
  firm: Holder
  root: Holder
  saying: Saying
  /** The requests it received, in order. */
  asked: string[]
  close: () => Promise<void>
}

const hour = 3_600_000
const address = (url: string) => new GeneralName({ type: 6, value: url })

const extensionsFor = (origin: string) => [
  new Extension({
    extnID: '1.3.6.1.5.5.7.1.1',
    extnValue: new InfoAccess({
      accessDescriptions: [
        new AccessDescription({
          accessMethod: '1.3.6.1.5.5.7.48.1',
          accessLocation: address(`${origin}/ocsp`),
        }),
        // The address of the issuer's certificate, which must never be called.
        new AccessDescription({
          accessMethod: '1.3.6.1.5.5.7.48.2',
          accessLocation: address(`${origin}/issuer`),
        }),
      ],
    })
      .toSchema()
      .toBER(),
  }),
  new Extension({
    extnID: '2.5.29.31',
    extnValue: new CRLDistributionPoints({
      distributionPoints: [
        new DistributionPoint({ distributionPoint: [address('ldap://x/crl'), address(`${origin}/crl`)] }),
      ],
    })
      .toSchema()
      .toBER(),
  }),
]

async function answer(
  request: OCSPRequest,
  root: Holder,
  key: webcrypto.CryptoKey,
  { revoked, ocsp }: Saying,
) {
  const [asked] = request.tbsRequest.requestList
  if (!asked) throw new Error('Nothing was asked')
  const now = Date.now()
  const response = new SingleResponse({ certID: asked.reqCert })
  response.certStatus = revoked
    ? new asn1.Constructed({
        idBlock: { tagClass: 3, tagNumber: 1 },
        value: [new asn1.GeneralizedTime({ valueDate: revoked })],
      })
    : new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 } })
  response.thisUpdate = new Date(now - (ocsp === 'old' ? 48 : 1) * hour)
  response.nextUpdate = new Date(now + (ocsp === 'old' ? -24 : 24) * hour)
  const basic = new BasicOCSPResponse()
  basic.tbsResponseData.responderID = root.certificate.subject
  basic.tbsResponseData.producedAt = new Date(now)
  basic.tbsResponseData.responses = [response]
  await basic.sign(key, 'SHA-256')
  return new OCSPResponse({
    responseStatus: new asn1.Enumerated({ value: 0 }),
    responseBytes: new ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new asn1.OctetString({ valueHex: basic.toSchema().toBER() }),
    }),
  })
    .toSchema()
    .toBER()
}

async function list(root: Holder, key: webcrypto.CryptoKey, { certificate }: Holder, { revoked }: Saying) {
  const made = new CertificateRevocationList()
  made.version = 1
  made.issuer = root.certificate.subject
  made.thisUpdate = new Time({ type: TimeType.UTCTime, value: new Date(Date.now() - hour) })
  made.nextUpdate = new Time({ type: TimeType.UTCTime, value: new Date(Date.now() + 24 * hour) })
  if (revoked)
    made.revokedCertificates = [
      new RevokedCertificate({
        userCertificate: certificate.serialNumber,
        revocationDate: new Time({ type: TimeType.UTCTime, value: revoked }),
      }),
    ]
  await made.sign(key, 'SHA-256')
  return made.toSchema().toBER()
}

/** Starts a certificate issuer that publishes revocation data, with a certificate issued to a firm. */
export async function startIssuer(): Promise<Issuer> {
  const saying: Saying = { revoked: undefined, ocsp: 'good', crl: 'good' }
  const asked: string[] = []
  const root = await certify('Autorité Durand', { isAuthority: true })
  const stranger = await certify('Autorité Durand', { isAuthority: true })
  let firm: Holder | undefined
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    void reply().then(
      bytes => response.end(bytes && Buffer.from(bytes)),
      () => response.writeHead(503).end(),
    )
    async function reply(): Promise<ArrayBuffer | undefined> {
      const how = path === '/ocsp' ? saying.ocsp : saying.crl
      if (how === 'down' || !firm) throw new Error('out of order')
      if (how === 'oversized') return new ArrayBuffer(200_000)
      const { privateKey } = (how === 'forged' ? stranger : root).keys
      if (path !== '/ocsp') return list(root, privateKey, firm, saying)
      const sent = OCSPRequest.fromBER(Uint8Array.from(await buffer(request)))
      return answer(sent, root, privateKey, saying)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  firm = await certify('Cabinet Parvis', { issuer: root, extensions: extensionsFor(origin) })
  return {
    firm,
    root,
    saying,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
