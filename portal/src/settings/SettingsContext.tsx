import { createContext, use } from 'react'
import type { PortalSettings } from './portal-settings.ts'

const SettingsContext = createContext<PortalSettings | undefined>(undefined)
export const SettingsProvider = SettingsContext

/** The global settings, which the browser reads before anything else. */
export function useSettings(): PortalSettings {
  const settings = use(SettingsContext)
  if (!settings) throw new Error('useSettings is used outside of SettingsProvider')
  return settings
}
