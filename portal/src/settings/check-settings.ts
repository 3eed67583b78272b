import type { PortalSettings } from './portal-settings.ts'

/** The kinds of fault in settings.json; each has a message in both languages. */
export type SettingsFaultCode = 'missing' | 'wrong-type' | 'malformed' | 'unknown'

export interface SettingsFault {
  /** JSON pointer (RFC 6901) into settings.json, such as `/hosts/portal`. */
  pointer: string
  code: SettingsFaultCode
  /** The value found, shortened; absent when there is none. */
  found?: string
}

type Check = (value: unknown, pointer: string) => SettingsFault[]

const longestFound = 60
const fault = (pointer: string, code: SettingsFaultCode, found: unknown): SettingsFault[] => {
  if (found === undefined) return [{ pointer, code }]
  const shown = JSON.stringify(found)
  return [{ pointer, code, found: shown.length > longestFound ? `${shown.slice(0, longestFound)}…` : shown }]
}

const text =
  (pattern: RegExp): Check =>
  (value, pointer) => {
    if (typeof value !== 'string') return fault(pointer, 'wrong-type', value)
    return pattern.test(value) ? [] : fault(pointer, 'malformed', value)
  }

const oneOf =
  (allowed: readonly string[]): Check =>
  (value, pointer) =>
    typeof value === 'string' && allowed.includes(value) ? [] : fault(pointer, 'malformed', value)

const yesOrNo: Check = (value, pointer) =>
  typeof value === 'boolean' ? [] : fault(pointer, 'wrong-type', value)

const list =
  (item: Check): Check =>
  (value, pointer) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => item(entry, `${pointer}/${index}`))
      : fault(pointer, 'wrong-type', value)

type RequiredKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T]
type OptionalKeys<T> = Exclude<keyof T, RequiredKeys<T>>

/** Checks an object of the contract: a field added to or removed from the contract does not compile here. */
function record<T extends object>(
  required: Record<RequiredKeys<T>, Check>,
  optional: Record<OptionalKeys<T>, Check>,
): Check {
  const known = new Map<string, Check>(Object.entries({ ...required, ...optional }))
  return (value, pointer) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fault(pointer, 'wrong-type', value)
    const missing = Object.keys(required).filter(key => !Object.hasOwn(value, key))
    return [
      ...missing.flatMap(key => fault(`${pointer}/${key}`, 'missing', undefined)),
      ...Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
        const check = known.get(key)
        return check ? check(entry, `${pointer}/${key}`) : fault(`${pointer}/${key}`, 'unknown', undefined)
      }),
    ]
  }
}

// The patterns are those of the schema PortalSettings in the contract; the types keep the two in step field by field.
const baseUrl = text(/^(\/(?!\/)|https?:\/\/[A-Za-z0-9[])[^\s\\?#]*[^\s\\?#/]$/)
const webAddress = text(/^(\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/)
const someText = text(/^[\s\S]+$/)

const checkAll = record<PortalSettings>(
  {
    hosts: record<PortalSettings['hosts']>(
      {
        portal: baseUrl,
        customerStore: baseUrl,
        organisation: baseUrl,
        authorization: baseUrl,
        consent: baseUrl,
      },
      {},
    ),
    identity: record<PortalSettings['identity']>(
      {
        issuer: baseUrl,
        clientId: someText,
        resource: someText,
        scope: text(/^openid( [!-~]+)*$/),
      },
      {},
    ),
    links: record<PortalSettings['links']>({ privacy: webAddress, support: webAddress }, {}),
    analytics: record<PortalSettings['analytics']>({}, { endpoint: webAddress }),
    firmDomain: text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    frameOrigins: list(text(/^https?:\/\/[a-z0-9.[\]:-]+$/)),
    demo: yesOrNo,
    version: someText,
  },
  {
    demoPeople: list(
      record<NonNullable<PortalSettings['demoPeople']>[number]>(
        {
          email: text(/^[^@\s]+@[^@\s]+$/),
          name: someText,
          role: oneOf(['administrator', 'staff', 'partner', 'manager', 'client', 'new-client', 'no-record']),
        },
        {},
      ),
    ),
  },
)

/**
 * Checks settings.json without a schema library, which would weigh more than the page that needs it.
 * @param value parsed JSON
 * @returns every fault, missing values first; empty when the portal can start
 */
export function checkSettings(value: unknown): SettingsFault[] {
  return checkAll(value, '')
}
