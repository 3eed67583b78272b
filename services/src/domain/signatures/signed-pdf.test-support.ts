import { type KeptAuthority, identityOf, type SigningIdentity } from './certificate.ts'
import { fillHole } from './fill.ts'
import { makeIncrement } from './pdf/increment.ts'
import { letter } from './signatures.test-support.ts'

export const signers = ['Théo Lefèvre', 'Łucja Żółć', '李雷'] as const

interface HowSigned {
  /** How many of the signers sign. */
  count: number
  /** @default a letter */
  bytes?: Uint8Array
  /** How many are asked to sign. @default those who sign */
  of?: number
}

/** Builds the increment that one signature adds to a file, with its hole. */
export async function incrementOf(file: Uint8Array, at: number, of: number) {
  const name = signers[at] ?? ''
  const lines = [
    [10, 10, 900, 250],
    [500, 20],
  ]
  return makeIncrement(file, {
    kind: 'sign',
    fields: signers
      .slice(0, of)
      .map((label, place) => ({ name: `signer-${place}`, label, page: 1, across: place * 50, down: 100 })),
    field: `signer-${at}`,
    look: at === 1 ? { kind: 'drawn', lines } : { kind: 'typed', text: name },
    lines: [`Signé par ${name}`, 'le 27/11/2026'],
    signerName: name,
    reason: 'J’approuve',
    moment: Date.now(),
    isFirst: at === 0,
    isLast: at === of - 1,
    holeBytes: 24 * 1024,
  })
}

/** Signs a file once, with the given identity. */
export async function signedWith(identity: SigningIdentity, bytes: Uint8Array = letter()): Promise<Buffer> {
  const increment = await incrementOf(bytes, 0, 1)
  await fillHole(bytes, increment, identity)
  return Buffer.concat([bytes, increment.bytes])
}

/** Signs a file with several people, one after the other. */
export async function signedBy(
  authority: KeptAuthority,
  { count, bytes = letter(), of = count }: HowSigned,
): Promise<Buffer> {
  let file = Buffer.from(bytes)
  for (let at = 0; at < count; at += 1) {
    const increment = await incrementOf(file, at, of)
    const name = signers[at] ?? ''
    await fillHole(
      file,
      increment,
      await identityOf(authority, { name, email: `signer-${at}@parvis.example` }),
    )
    file = Buffer.concat([file, increment.bytes])
  }
  return file
}

/** Signs a signed file in a field that the signature adds, as other software does. */
export async function signedInOwnField(authority: KeptAuthority, file: Uint8Array): Promise<Buffer> {
  const increment = await makeIncrement(file, {
    kind: 'sign',
    fields: [{ name: 'own', label: 'Own', page: 1, across: 300, down: 300 }],
    field: 'own',
    look: { kind: 'typed', text: 'Ada' },
    lines: [],
    signerName: 'Ada',
    reason: 'J’approuve',
    moment: Date.now(),
    isFirst: true,
    isLast: false,
    holeBytes: 24 * 1024,
  })
  await fillHole(file, increment, await identityOf(authority, { name: 'Ada', email: 'ada@parvis.example' }))
  return Buffer.concat([file, increment.bytes])
}
