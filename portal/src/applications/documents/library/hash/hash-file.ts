import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** The bytes to read at a time, so that a file is never in memory as a whole. */
const pieceLength = 4 * 1024 * 1024

/** The SHA-256 of a file, as the services write it. The browser's own digest cannot work in pieces. */
export async function hashFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += pieceLength)
    hash.update(new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer()))
  return bytesToHex(hash.digest())
}
