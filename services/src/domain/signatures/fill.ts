import { signDetached, type Stamper } from './cms.ts'
import type { SigningIdentity } from './certificate.ts'
import type { Increment } from './pdf/task.ts'

/**
 * Writes the signature into the increment of a file.
 * @param before the file before the increment
 * @param after the increment with its hole, which is filled in place
 * @param stamp time-stamps the signature; undefined: no time stamp
 */
export async function fillHole(
  before: Uint8Array,
  { bytes: after, holeStart, holeBytes }: Increment,
  identity: SigningIdentity,
  stamp?: Stamper,
): Promise<void> {
  const value = await signDetached(
    // The brackets around the digits belong to the hole.
    [before, after.subarray(0, holeStart - 1), after.subarray(holeStart + 2 * holeBytes + 1)],
    identity,
    stamp,
  )
  if (value.length > holeBytes) throw new Error(`The signature takes ${value.length} bytes`)
  after.set(Buffer.from(Buffer.from(value).toString('hex'), 'latin1'), holeStart)
}
