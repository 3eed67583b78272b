import type { ColumnType } from 'kysely'

/** A timestamp: read as a Date, written as a Date or an ISO 8601 text, and optional where the database sets it. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>
