import { NetworkFailure, readProblem } from '@parvis/api-types/problems'

interface Reading {
  /** Maximum number of bytes: of a longer file, only the beginning is read. */
  most: number
  signal: AbortSignal
}

/**
 * Reads a file, or its beginning, into memory.
 * @param address of `fileDownloadOptions`
 * @throws ApiProblem, NetworkFailure
 */
export async function readFile(address: string, { most, signal }: Reading): Promise<Blob> {
  try {
    const response = await fetch(address, { signal, headers: { range: `bytes=0-${most - 1}` } })
    if (!response.ok) throw await readProblem(response)
    return await readAtMost(response, most)
  } catch (cause) {
    // Here a browser throws a TypeError only when the network does not respond.
    throw cause instanceof TypeError ? new NetworkFailure(cause) : cause
  }
}

/** A proxy may ignore the range. */
async function readAtMost({ body }: Response, most: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value)
    length += piece.value.length
    if (length < most) continue
    await reader?.cancel()
    break
  }
  return new Blob(pieces).slice(0, most)
}
