import { apis } from '@parvis/api-types/apis'
import type { PortalSettings } from '../../../../settings/portal-settings.ts'
import type { ApiName } from '../consumer.ts'

const settingOf = {
  'customer-store': 'customerStore',
  organisation: 'organisation',
  authorization: 'authorization',
} as const satisfies Record<(typeof apis)[ApiName]['host'], keyof PortalSettings['hosts']>

/** The full address of an API's first read request. */
export function addressOfApi(name: ApiName, hosts: PortalSettings['hosts'], origin: string): string {
  const { host, path } = apis[name]
  return new URL(hosts[settingOf[host]] + path, origin).href
}

/** A curl command. The single quotes keep the shell from expanding `$top` as a variable. */
export function callOf(address: string, key: string): string {
  return `curl -H 'Authorization: Bearer ${key}' \\\n  '${address}?$top=10'`
}
