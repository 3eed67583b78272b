/** The part of the services' settings that the identity provider reads. */
export interface IdentitySettings {
  /** Origin under which browsers reach the services, without a slash at the end. */
  publicOrigin: string
  demo: 'small' | 'large' | 'off'
  /** Whether test people may sign in. @default false */
  testData?: boolean
  /** Folder for the file that lets `pnpm token` in; without it, or without demo data, there is no such door. */
  dataDir?: string
  /** Where people get help, `https:` or `mailto:`; without it no page says so. */
  supportUrl?: string | undefined
  /** The mail server. Without one no code reaches anyone, so that no new password is offered to people who forgot theirs. */
  smtp?: object | undefined
  /** How often new passwords are asked for, and codes tried, within a minute; 30 by one network and 300 by all together. */
  resetRates?: { guests: number; allGuests: number }
  /** Days for which a signing key signs. @default 90 */
  signingKeyDays?: number
  /** Seconds for which an access token is good. @default 15 minutes */
  accessTokenSeconds?: number
}

/** The portal's client at the embedded provider: public, so it proves itself by PKCE alone. */
export const clientId = 'parvis-portal'

/** Audience of the access tokens, and the resource indicator that asks for them (RFC 8707). */
export const apiResource = 'urn:parvis:api'

/** The one OAuth scope of the API; what a person may do with it is in the database, not in the token. */
export const apiScope = 'parvis.api'

/** Path under which the provider is mounted. */
export const mountPath = '/identity'

/** Path of the sign-in page of one authorization request; without an id, of all of them. */
export function signInPath(uid?: string): string {
  return uid === undefined ? `${mountPath}/sign-in` : `${mountPath}/sign-in/${uid}`
}

/** Path of the page that asks for the address of a forgotten password. */
export const forgottenPath = (uid: string): string => `${signInPath(uid)}/forgotten`

/** Where the code and the new password are sent. */
export const newPasswordPath = (uid: string): string => `${signInPath(uid)}/new-password`

/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 15 * 60,
  /** A session ends after this time without use. */
  session: 8 * 60 * 60,
  /** However much it is used, a session asks for the password again after this time. */
  sessionLimit: 24 * 60 * 60,
  idToken: 60 * 60,
  interaction: 60 * 60,
  authorizationCode: 60,
  /** For which a browser is known in which somebody has signed in. */
  knownBrowser: 365 * 24 * 60 * 60,
} as const

/**
 * Issuer identifier of the embedded provider.
 * @source OpenID Connect Discovery 1.0, section 3: no query, no fragment; ours has no slash at the end.
 */
export function issuerOf(settings: Pick<IdentitySettings, 'publicOrigin'>): string {
  return `${settings.publicOrigin}${mountPath}`
}
