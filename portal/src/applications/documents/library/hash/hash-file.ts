import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Bytes that are read at a time: never all of a file is in memory. */
const pieceLength = 4 * 1024 * 1024

/** SHA-256 of all bytes of a file, as the services write it. Browsers' own digest takes nothing in pieces. */
export async function hashFile(file: Blob): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += pieceLength)
    hash.update(new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer()))
  return bytesToHex(hash.digest())
}
