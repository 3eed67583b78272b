import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'

/** Seals data that the browser keeps for the provider: the browser can neither read nor change it, and it expires. */
export interface Seal {
  /** @param seconds for which it is valid */
  close: (content: JWTPayload, seconds: number) => Promise<string>
  /** Undefined if the text was not sealed with this seal, or has expired. */
  open: (text: string | undefined) => Promise<JWTPayload | undefined>
}

/**
 * Creates a seal for one purpose; it does not open what was sealed for another.
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
