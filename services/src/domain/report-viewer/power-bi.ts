import type { PowerBiSettings } from '../../settings.ts'

/* The firm's own Power BI workspace: reports stored there are shown from there. The services sign in as an
   application (a service principal) and give each reader a token for the one report.
   @source Power BI REST API v1.0: Reports – Get Report In Group, Embed Token – Generate Token (V2) */

/** How to embed a report of the workspace. */
export interface PowerBiEmbed {
  embedUrl: string
  token: string
  expires: Date
}

/** A report by its Power BI ids, and the reader it is requested for. */
export interface PowerBiAsked {
  reportId: string
  groupId: string
  /** The person whose rows to show; undefined: everyone sees the same. */
  reader: string | undefined
}

/** Power BI gave no answer, or not a documented one. */
export class PowerBiFailure extends Error {
  override readonly name = 'PowerBiFailure'
}

/** Timeout of one response in milliseconds. */
const timeout = 10_000
/** Milliseconds before its expiry from which an application token is no longer used. */
const lead = 60_000
const scope = 'https://analysis.windows.net/powerbi/api/.default'

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Json = Readonly<Record<string, unknown>>

/** The workspace of the settings. */
export class PowerBi {
  readonly #settings: PowerBiSettings
  readonly #fetch: Fetch
  #application: { token: string; until: number } | undefined

  constructor(settings: PowerBiSettings, fetch: Fetch = globalThis.fetch) {
    this.#settings = settings
    this.#fetch = fetch
  }

  /**
   * The address and token of a report.
   * @throws PowerBiFailure
   */
  async embed({ reportId, groupId, reader }: PowerBiAsked): Promise<PowerBiEmbed> {
    const headers = { authorization: `Bearer ${await this.#signIn()}` }
    const api = `${this.#settings.apiUrl}/v1.0/myorg`
    const report = await this.#ask(`${api}/groups/${groupId}/reports/${reportId}`, { headers })
    const datasetId = textOf(report, 'datasetId')
    const identities =
      reader === undefined
        ? {}
        : { identities: [{ username: reader, roles: [this.#settings.role], datasets: [datasetId] }] }
    const answer = await this.#ask(`${api}/GenerateToken`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        reports: [{ id: reportId, allowEdit: false }],
        datasets: [{ id: datasetId }],
        ...identities,
      }),
    })
    const expires = new Date(textOf(answer, 'expiration'))
    if (Number.isNaN(expires.getTime())) throw new PowerBiFailure('The end of the token is no moment')
    return { embedUrl: textOf(report, 'embedUrl'), token: textOf(answer, 'token'), expires }
  }

  /** The application's own token, cached until it expires. */
  async #signIn(): Promise<string> {
    const known = this.#application
    if (known && known.until > Date.now()) return known.token
    const { authority, tenantId, clientId, clientSecret } = this.#settings
    const answer = await this.#ask(`${authority}/${tenantId}/oauth2/v2.0/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }).toString(),
    })
    const token = textOf(answer, 'access_token')
    const seconds = Number(answer['expires_in'])
    this.#application = { token, until: Date.now() + (seconds > 0 ? seconds * 1000 : 0) - lead }
    return token
  }

  async #ask(url: string, init: RequestInit): Promise<Json> {
    let response: Response
    try {
      response = await this.#fetch(url, { ...init, signal: AbortSignal.timeout(timeout), redirect: 'error' })
    } catch (cause) {
      throw new PowerBiFailure('Power BI did not answer', { cause })
    }
    // The response may name the application, so report only its status.
    if (!response.ok) throw new PowerBiFailure(`Power BI answered ${response.status}`)
    try {
      const body: unknown = await response.json()
      return typeof body === 'object' && body !== null ? { ...body } : {}
    } catch (cause) {
      throw new PowerBiFailure('The answer of Power BI is no JSON', { cause })
    }
  }
}

function textOf(answer: Json, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string' || value === '') throw new PowerBiFailure(`Power BI told no ${name}`)
  return value
}
