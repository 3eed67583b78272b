import type { ColumnType } from 'kysely'

/** A moment: a Date when read, a Date or an ISO 8601 text when written, and optional where the database fills it. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>
