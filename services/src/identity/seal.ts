import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'

/** What a browser keeps for the provider: it can neither read nor change it, and it ends by itself. */
export interface Seal {
  /** @param seconds for which it is good */
  close: (content: JWTPayload, seconds: number) => Promise<string>
  /** Undefined when it was not closed by this seal, or has expired. */
  open: (text: string | undefined) => Promise<JWTPayload | undefined>
}

/**
 * A seal for one purpose: what was closed for another one it does not open.
 * @param secret the provider's, which all processes on the database share
 */
export function sealFor(purpose: string, secret: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    close: (content, seconds) =>
      new EncryptJWT(content)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${seconds} seconds`)
        .encrypt(key),
    open: async text => {
      if (!text) return undefined
      try {
        const { payload } = await jwtDecrypt(text, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return payload
      } catch {
        return undefined
      }
    },
  }
}
