import type { Schemas } from '@parvis/api-types/portal'

/** A file on its way, as the services answer it whole. */
export type ReportFile = Required<Schemas['ReportFile']>
