import type { Schemas } from '@parvis/api-types/portal'

/** A file on its way, as the services answer it whole. */
export type ReportFile = Required<Schemas['ReportFile']>

/** What a file is to become that Power BI reads. */
export type ReportFileKind = Exclude<Schemas['ReportFileKind'], 'document'>

/** What files are sent for: each becomes a report or a template, or goes as a document with one publication. */
export type FilePurpose = { kind: ReportFileKind } | { kind: 'document'; publicationId: number }
