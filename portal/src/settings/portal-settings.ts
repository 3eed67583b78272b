import type { components } from '@parvis/api-types/generated/portal'

/** The global settings: see the schema PortalSettings in the contract. */
export type PortalSettings = components['schemas']['PortalSettings']
