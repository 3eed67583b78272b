import type { Schemas } from '@parvis/api-types/portal'

/** An upload with all fields, as the services return it. */
export type ReportFile = Required<Schemas['ReportFile']>

/** The kinds of file that Power BI reads. */
export type ReportFileKind = Exclude<Schemas['ReportFileKind'], 'document'>

/** The purpose of an upload: it becomes a report or a template, or a document of one publication. */
export type FilePurpose = { kind: ReportFileKind } | { kind: 'document'; publicationId: number }
