import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type StockTakeStatus = 'prepared' | 'open' | 'counting' | 'recount' | 'reconciled' | 'closed'
export type StockLineState = 'waiting' | 'counted' | 'recount'
export type StockUnit = 'piece' | 'kg' | 'g' | 't' | 'l' | 'ml' | 'm' | 'm2' | 'm3'

/** What a column of a file says of an article. */
export type StockArticleColumn =
  | 'site'
  | 'zone'
  | 'shelf'
  | 'code'
  | 'barcode'
  | 'name'
  | 'articleClass'
  | 'unit'
  | 'packSize'
  | 'batch'
  | 'unitCost'
  | 'theoreticalQuantity'

/** What a column of a file says of an entry. */
export type StockEntryColumn = 'code' | 'date' | 'quantity' | 'unitCost' | 'document'

export type StockValuationMethod = 'given' | 'average' | 'fifo'
export type StockValuationRest = 'none' | 'given'
/** From how many days without an exit on how many percent of its value a slow article loses. */
export interface StockDepreciationRule {
  days: number
  percent: number
}

export type StockTheoreticalDay = 'count' | 'closing'
export type StockMovementKind = 'delivery' | 'receipt' | 'correction'

export type StockSampleMethod = 'random' | 'threshold' | 'value'

export type StockAttendanceQuestion =
  | 'instructions'
  | 'places'
  | 'movements'
  | 'damaged'
  | 'goodsOfOthers'
  | 'sheets'
  | 'coverage'
  | 'testCounts'
export interface StockAttendanceAnswer {
  question: StockAttendanceQuestion
  /** Null while only a note is written. */
  reply: 'yes' | 'no' | 'notApplicable' | null
  note: string
}
export type StockAttendanceConclusion = 'satisfactory' | 'reservations' | 'notSatisfactory'

/** Numeric columns come back as texts and are written as numbers. */
type Decimal = ColumnType<string, number, number>

/** A stock-take of a client. */
export interface StockTakeTable {
  id: Generated<number>
  account_id: number
  engagement_id: number
  name: string
  status: Generated<StockTakeStatus>
  count_date: ColumnType<string, string, string>
  closing_date: ColumnType<string, string, string>
  /** The end of which day theoretical quantities are of. */
  theoretical_day: Generated<StockTheoreticalDay>
  tolerance_percent: Decimal
  tolerance_value: Decimal
  valuation_method: Generated<StockValuationMethod>
  /** What values the quantity that no entry covers. */
  valuation_rest: Generated<StockValuationRest>
  /** When the method was chosen, and by whom. */
  valuation_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  valuation_by: ColumnType<string | null, string | null | undefined, string | null>
  /** From when an article is slow; null where it is not asked. */
  slow_days: ColumnType<number | null, number | null | undefined, number | null>
  slow_months: ColumnType<number | null, number | null | undefined, number | null>
  /** Kept as jsonb, by their days: written with `JSON.stringify`. */
  depreciation: ColumnType<StockDepreciationRule[], string | undefined, string>
  frozen_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  closed_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** E-mail in lower case. */
  closed_by: ColumnType<string | null, string | null | undefined, string | null>
  created_by: string
  created_date: Moment
  modified_date: Moment
  search_text: Generated<string>
  version: Generated<number>
}

/** A place of a stock-take. */
export interface StockZoneTable {
  id: Generated<number>
  stock_take_id: number
  site: string
  name: string
  /** E-mails in lower case; none: everybody who counts. */
  counters: ColumnType<string[], string[], string[]>
  position: number
}

/** An article in a place. */
export interface StockLineTable {
  id: Generated<number>
  stock_take_id: number
  zone_id: number
  shelf: string
  code: string
  barcode: string
  name: string
  /** Its family; empty where it has none. */
  article_class: Generated<string>
  unit: StockUnit
  pack_size: Decimal
  batch: string
  unit_cost: Decimal
  theoretical_quantity: Decimal
  is_added: Generated<boolean>
  /** Worked out of its counts by `line-state.ts`. */
  state: Generated<StockLineState>
  counted_quantity: ColumnType<string | null, number | null | undefined, number | null>
  /** What the movements between counting and closing add to it, kept in step with them. */
  moved_quantity: Generated<string>
  /** How often it was given to somebody to count again. */
  round: Generated<number>
  recount_by: ColumnType<string | null, string | null | undefined, string | null>
  /** When it was given to them. */
  recount_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  explanation: Generated<string>
  search_text: Generated<string>
  version: Generated<number>
}

/** What somebody counted. Rows are added and never changed. */
export interface StockCountTable {
  id: Generated<number>
  stock_take_id: number
  line_id: number
  /** Made by the device: what is sent again is kept once. */
  client_id: string
  /** Null withdraws what the same person counted. */
  quantity: ColumnType<string | null, number | null, never>
  expression: string
  note: string
  /** The recount of the line that it belongs to; 0 for the first count. */
  round: number
  is_late: boolean
  device_id: string
  /** By the clock of the device, put right where that was wrong. */
  counted_date: ColumnType<Date, Date | string, never>
  /** By how many minutes that clock was ahead. */
  clock_error: Generated<number>
  received_date: Moment
  created_by: string
}

/** With what the devices of a person encrypt their counts. */
export interface CountKeyTable {
  email: string
  /** 256 bits in base64url. */
  key: string
  created_date: Moment
}

/** What entered or left the stock of a line. Rows are added and removed, and never changed. */
export interface StockMovementTable {
  id: Generated<number>
  stock_take_id: number
  line_id: number
  date: ColumnType<string, string, never>
  kind: StockMovementKind
  quantity: ColumnType<string, number, never>
  document: string
  unit_cost: ColumnType<string | null, number | null, never>
  /** It is from a file. */
  is_imported: boolean
  created_by: string
  created_date: Moment
  version: Generated<number>
}

/** What entered a stock, and at which cost. Rows are added and removed, and never changed. */
export interface StockEntryTable {
  id: Generated<number>
  stock_take_id: number
  code: string
  unit: StockUnit
  date: ColumnType<string, string, never>
  quantity: Decimal
  unit_cost: Decimal
  document: string
  /** From a file, and removed when another is imported. */
  is_imported: boolean
  created_by: string
  created_date: Moment
  version: Generated<number>
}

/** A photo of a line. */
export interface StockPhotoTable {
  id: Generated<number>
  stock_take_id: number
  line_id: number
  /** Made by the device: what is sent again is kept once. */
  client_id: string
  file_key: string
  file_size: number
  width: number
  height: number
  is_late: boolean
  /** By the clock of the device. */
  taken_date: ColumnType<Date, Date | string, never>
  received_date: Moment
  created_by: string
  deleted_date: ColumnType<Date | null, undefined, Date>
  version: Generated<number>
}

/** What the columns of a file that was imported for a client mean; one for each file with other names. */
export interface StockImportColumnsTable {
  id: Generated<number>
  account_id: number
  /** As the file names them, in their order. */
  names: ColumnType<string[], string[], never>
  /** What its rows are. */
  rows: ColumnType<'articles' | 'entries', 'articles' | 'entries', never>
  /** Kept as jsonb: written with `JSON.stringify`. */
  columns: ColumnType<{ name: string; says: (StockArticleColumn | StockEntryColumn)[] }[], string, never>
  imported_by: string
  imported_date: Moment
}

/** A sample that was drawn of a stock-take, and how. Rows are added and never changed. */
export interface StockSampleTable {
  id: Generated<number>
  stock_take_id: number
  method: StockSampleMethod
  /** How many articles, or hits by value. */
  size: number | null
  threshold: ColumnType<string | null, number | null, never>
  seed: number | null
  population_count: number
  /** In euros; written as text, because it may be more than a number holds. */
  population_value: ColumnType<string, string, never>
  created_by: string
  created_date: Moment
}

/** An article of a sample. */
export interface StockSampleLineTable {
  sample_id: number
  line_id: number
  /** How often it was hit by value; 1 for other methods. */
  hits: number
  /** In the order in which they were drawn. */
  position: number
}

/** What auditors report of their attendance at a stock-take. */
export interface StockAttendanceTable {
  stock_take_id: number
  attended_date: string | null
  /** HH:MM, as the clock was there. */
  attended_from: string | null
  /** Before the other: on the next day. */
  attended_until: string | null
  zone_ids: Generated<number[]>
  /** Emails in lower case. */
  auditors: Generated<string[]>
  met_people: Generated<string>
  /** Kept as jsonb: written with `JSON.stringify`. */
  answers: ColumnType<StockAttendanceAnswer[], string | undefined, string>
  observations: Generated<string>
  conclusion: StockAttendanceConclusion | null
  conclusion_text: Generated<string>
  /** The document by which it is signed. */
  envelope_id: ColumnType<number | null, number | null | undefined, number | null>
  written_by: string
  written_date: Moment
  version: Generated<number>
}
