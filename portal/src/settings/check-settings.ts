/** What is wrong with a value of settings.json; each has a message in both languages. */
export type SettingsFaultCode = 'missing' | 'wrong-type' | 'malformed' | 'unknown'

export interface SettingsFault {
  /** JSON pointer (RFC 6901) into settings.json, such as `/hosts/portal`. */
  pointer: string
  code: SettingsFaultCode
  /** What stands there, shortened; absent when nothing does. */
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

const record =
  (required: Record<string, Check>, optional: Record<string, Check> = {}): Check =>
  (value, pointer) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fault(pointer, 'wrong-type', value)
    const entries = new Map(Object.entries(value))
    const known = { ...required, ...optional }
    return [
      ...Object.keys(required).flatMap(key =>
        entries.has(key) ? [] : fault(`${pointer}/${key}`, 'missing', undefined),
      ),
      ...[...entries].flatMap(([key, entry]) => {
        const check = Object.hasOwn(known, key) ? known[key] : undefined
        return check ? check(entry, `${pointer}/${key}`) : fault(`${pointer}/${key}`, 'unknown', undefined)
      }),
    ]
  }

// The patterns are those of the schema PortalSettings in the contract; a test holds both together.
const baseUrl = text(/^(\/(?!\/)|https?:\/\/[A-Za-z0-9[])[^\s\\?#]*[^\s\\?#/]$/)
const webAddress = text(/^(\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/)
const someText = text(/^[\s\S]+$/)

const checkAll = record(
  {
    hosts: record({
      portal: baseUrl,
      customerStore: baseUrl,
      organisation: baseUrl,
      authorization: baseUrl,
      consent: baseUrl,
    }),
    identity: record({
      issuer: baseUrl,
      clientId: someText,
      resource: someText,
      scope: text(/^openid( [!-~]+)*$/),
    }),
    links: record({ privacy: webAddress, support: webAddress }),
    analytics: record({}, { endpoint: webAddress }),
    firmDomain: text(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    frameOrigins: list(text(/^https?:\/\/[a-z0-9.[\]:-]+$/)),
    demo: yesOrNo,
    version: someText,
  },
  {
    demoPeople: list(
      record({
        email: text(/^[^@\s]+@[^@\s]+$/),
        name: someText,
        role: oneOf(['administrator', 'staff', 'partner', 'manager', 'client', 'new-client', 'no-record']),
      }),
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
