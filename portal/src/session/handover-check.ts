import { ApiProblem } from '@parvis/api-types/problems'
import { createApi } from '../api/clients.ts'
import type { PortalSettings } from '../settings/portal-settings.ts'
import type { Handover } from './handover.ts'
import { decodeToken } from './token.ts'

/** Somebody as they are named to the person in front of the screen. */
export interface NamedPerson {
  name: string | undefined
  email: string | undefined
}

/** What the services say of the token of a link. */
export type HandoverCheck =
  /** They know whose it is. */
  | { kind: 'known'; contactId: number; person: NamedPerson }
  /** They take it, and do not know the person: what the token says is all there is. */
  | { kind: 'unknown'; person: NamedPerson }
  /** They do not take it: rubbish, forged, or over. */
  | { kind: 'refused' }

/** Whether the tokens of the portal come from a service of another origin, which alone can read them. */
export const isExternal = ({ issuer }: PortalSettings['identity'], origin: string): boolean =>
  new URL(issuer, origin).origin !== origin

/**
 * Asks the services whose token a link has brought; the token is used for this question alone.
 * @throws when they do not answer
 */
export async function checkHandover(
  { token }: Handover,
  { hosts, identity }: Pick<PortalSettings, 'hosts' | 'identity'>,
  { origin = location.origin, fetch }: { origin?: string; fetch?: typeof globalThis.fetch } = {},
): Promise<HandoverCheck> {
  const claims = decodeToken(token)
  // Our own provider gives no tokens that cannot be read: nobody needs to be asked.
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
