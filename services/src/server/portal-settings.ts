import { readFile } from 'node:fs/promises'
import { type Host, hosts } from '@parvis/openapi/document'
import type { Settings } from '../settings.ts'
import { prefixOf } from './contract.ts'

/** A demo person as the settings list them for the portal. */
export interface DemoPersonName {
  email: string
  name: string
  role: string
}

/**
 * The content of `/settings.json`: the file named by PORTAL_SETTINGS as it is, otherwise derived from the services' own
 * settings. PortalSettings in the contract.
 * @param issuer of the provider that the services trust.
 * @param version of the product.
 */
export async function portalSettingsText(
  settings: Settings,
  issuer: string,
  people: readonly DemoPersonName[],
  version: string,
): Promise<string> {
  if (settings.portalSettings) return readFile(settings.portalSettings, 'utf8')
  const demo = settings.demo !== 'off'
  return JSON.stringify({
    hosts: Object.fromEntries(hosts.map(host => [settingName(host), prefixOf(host)])),
    identity: {
      issuer,
      clientId: settings.clientId,
      resource: settings.audience,
      scope: 'openid profile email parvis.api',
    },
    links: { privacy: settings.privacyUrl, support: settings.supportUrl },
    analytics: settings.analyticsUrl === undefined ? {} : { endpoint: settings.analyticsUrl },
    firmDomain: settings.firmDomain,
    frameOrigins: settings.frameOrigins,
    demo,
    ...(demo ? { demoPeople: people } : {}),
    version,
  })
}

/** `customer-store` → `customerStore`. */
function settingName(host: Host): string {
  return host.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
