/** The services' settings that the identity provider reads. */
export interface IdentitySettings {
  /** Origin at which browsers reach the services, without a trailing slash. */
  publicOrigin: string
  demo: 'small' | 'large' | 'off'
  /** Whether test people may sign in. @default false */
  testData?: boolean
  /** Folder for the file that authorizes `pnpm token`; without it, or without demo data, demo tokens are not served. */
  dataDir?: string
  /** Where people get help, `https:` or `mailto:`; without it no page mentions support. */
  supportUrl?: string | undefined
  /** The mail server. Without one no code can be sent, so password resets are not offered. */
  smtp?: object | undefined
  /** Limits per minute on requesting password resets and trying codes: 30 per network and 300 in total. */
  resetRates?: { guests: number; allGuests: number }
  /** Days for which a signing key signs. @default 90 */
  signingKeyDays?: number
  /** Seconds for which an access token is valid. @default 15 minutes */
  accessTokenSeconds?: number
}

/** The portal's client at the embedded provider. It is a public client, authenticated by PKCE alone. */
export const clientId = 'parvis-portal'

/** Audience of the access tokens, and the resource indicator that requests them (RFC 8707). */
export const apiResource = 'urn:parvis:api'

/** The single OAuth scope of the API; a person's rights are in the database, not in the token. */
export const apiScope = 'parvis.api'

/** Path at which the provider is mounted. */
export const mountPath = '/identity'

/** Path of the sign-in page of one authorization request; without an id, the common prefix of all of them. */
export function signInPath(uid?: string): string {
  return uid === undefined ? `${mountPath}/sign-in` : `${mountPath}/sign-in/${uid}`
}

/** Path of the page for a forgotten password. */
export const forgottenPath = (uid: string): string => `${signInPath(uid)}/forgotten`

/** Path that the code and the new password are posted to. */
export const newPasswordPath = (uid: string): string => `${signInPath(uid)}/new-password`

/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 15 * 60,
  /** Idle timeout: a session that is not used ends after this time. */
  session: 8 * 60 * 60,
  /** Absolute timeout: even an active session asks for the password again after this time. */
  sessionLimit: 24 * 60 * 60,
  idToken: 60 * 60,
  interaction: 60 * 60,
  authorizationCode: 60,
  /** How long a browser in which somebody has signed in is remembered. */
  knownBrowser: 365 * 24 * 60 * 60,
} as const

/**
 * Issuer identifier of the embedded provider.
 * @source OpenID Connect Discovery 1.0, section 3: no query, no fragment; ours has no trailing slash.
 */
export function issuerOf(settings: Pick<IdentitySettings, 'publicOrigin'>): string {
  return `${settings.publicOrigin}${mountPath}`
}
