import { signDetached, type Stamper } from './cms.ts'
import type { SigningIdentity } from './certificate.ts'
import type { Increment } from './pdf/task.ts'

/**
 * Signs a file with what is added to it.
 * @param before the file as it was
 * @param after what is added, with the hole; filled in place
 * @param stamp has its value stamped; undefined: nobody does
 */
export async function fillHole(
  before: Uint8Array,
  { bytes: after, holeStart, holeBytes }: Increment,
  identity: SigningIdentity,
  stamp?: Stamper,
): Promise<void> {
  const value = await signDetached(
    // The brackets around the digits are of the hole.
    [before, after.subarray(0, holeStart - 1), after.subarray(holeStart + 2 * holeBytes + 1)],
    identity,
    stamp,
  )
  if (value.length > holeBytes) throw new Error(`The signature takes ${value.length} bytes`)
  after.set(Buffer.from(Buffer.from(value).toString('hex'), 'latin1'), holeStart)
}
