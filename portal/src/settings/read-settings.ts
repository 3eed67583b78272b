import { checkSettings, type SettingsFault } from './check-settings.ts'
import type { PortalSettings } from './portal-settings.ts'

/** Why there are no settings. */
export type SettingsFailure =
  /** No response at all. */
  | { kind: 'unreachable' }
  /** The server answered with another status than 200. */
  | { kind: 'missing'; status: number }
  /** The response is not JSON; `detail` is the parser's message. */
  | { kind: 'not-json'; detail: string }
  /** Valid JSON, but not valid settings. */
  | { kind: 'faulty'; faults: SettingsFault[] }

export type SettingsResult = { settings: PortalSettings } | { failure: SettingsFailure }

/**
 * Reads the global settings, before anything else. None of them are built into the bundle.
 * @param read how to get them; the browser's fetch outside of tests
 */
export async function readSettings(read: () => Promise<Response> = fetchSettings): Promise<SettingsResult> {
  let response: Response
  try {
    response = await read()
  } catch {
    return { failure: { kind: 'unreachable' } }
  }
  if (!response.ok) return { failure: { kind: 'missing', status: response.status } }
  let value: unknown
  try {
    value = JSON.parse(await response.text())
  } catch (error) {
    return { failure: { kind: 'not-json', detail: error instanceof Error ? error.message : String(error) } }
  }
  const faults = checkSettings(value)
  // Everything that the type promises has just been checked.
  return faults.length > 0 ? { failure: { kind: 'faulty', faults } } : { settings: value as PortalSettings }
}

const fetchSettings = () =>
  fetch('/settings.json', { cache: 'no-cache', headers: { accept: 'application/json' } })
