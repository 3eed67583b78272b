/** A certificate service did not answer, or gave an unusable answer. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
}

interface Question {
  /** Undefined: send a plain GET. */
  body?: Uint8Array<ArrayBuffer>
  /** The media type of the body. */
  type?: string
  /** The largest response in bytes. */
  most: number
  /** The longest wait in milliseconds; the signer waits for it. */
  longest: number
}

/**
 * Calls a time-stamp authority, or an address named in a certificate. Redirects are refused, so that no other host is
 * ever contacted.
 * @throws ServiceFailure
 */
export async function askCertificateService(
  url: string,
  { body, type, most, longest }: Question,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(longest)
  try {
    const response = await fetch(url, {
      ...(body && { method: 'POST', body, headers: { 'content-type': type ?? 'application/octet-stream' } }),
      redirect: 'error',
      signal,
    })
    if (response.status !== 200) throw new ServiceFailure(`It answered ${response.status}`)
    const pieces: Uint8Array[] = []
    let size = 0
    for await (const piece of response.body ?? []) {
      size += piece.length
      if (size > most) throw new ServiceFailure(`Its answer has more than ${most} bytes`)
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } catch (cause) {
    if (cause instanceof ServiceFailure) throw cause
    throw new ServiceFailure(
      signal.aborted ? `It did not answer within ${longest} ms` : 'It did not answer',
      {
        cause,
      },
    )
  }
}
