import { ApiProblem } from '@parvis/api-types/problems'
import { createApi } from '../api/clients.ts'
import type { PortalSettings } from '../settings/portal-settings.ts'
import type { Handover } from './handover.ts'
import { decodeToken } from './token.ts'

/** A person, as named on screen. */
export interface NamedPerson {
  name: string | undefined
  email: string | undefined
}

/** What the services say about the token of a link. */
export type HandoverCheck =
  /** The services know the person. */
  | { kind: 'known'; contactId: number; person: NamedPerson }
  /** The services accept the token but do not know the person: only the token's own claims are available. */
  | { kind: 'unknown'; person: NamedPerson }
  /** The services reject the token: malformed, forged or expired. */
  | { kind: 'refused' }

/** Whether the identity service has another origin, in which case only it can read its tokens. */
export const isExternal = ({ issuer }: PortalSettings['identity'], origin: string): boolean =>
  new URL(issuer, origin).origin !== origin

/**
 * Asks the services whose token a link has brought; the token is used for this request only.
 * @throws when they do not answer
 */
export async function checkHandover(
  { token }: Handover,
  { hosts, identity }: Pick<PortalSettings, 'hosts' | 'identity'>,
  { origin = location.origin, fetch }: { origin?: string; fetch?: typeof globalThis.fetch } = {},
): Promise<HandoverCheck> {
  const claims = decodeToken(token)
  // The portal's own provider never issues unreadable tokens, so no request is needed.
  if (!claims && !isExternal(identity, origin)) return { kind: 'refused' }
  const api = createApi(hosts, {
    token: () => token,
    isOver: () => false,
    renew: () => Promise.resolve(false),
    track: () => undefined,
    ...(fetch && { fetch: request => fetch(request) }),
  })
  try {
    const [own] = (await api.customerStore.get('/v1/ContactClaims')).data.value
    if (own)
      return {
        kind: 'known',
        contactId: own.id,
        person: { name: own.contactFullName, email: own.contactEmailOffice },
      }
  } catch (error) {
    if (!(error instanceof ApiProblem) || (error.status !== 401 && error.status !== 403)) throw error
    if (error.status === 401 && error.code !== 'record-missing') return { kind: 'refused' }
  }
  return { kind: 'unknown', person: { name: claims?.name, email: claims?.email } }
}
