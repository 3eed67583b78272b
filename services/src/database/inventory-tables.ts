import type { ColumnType, Generated } from 'kysely'
import type { Moment } from './columns.ts'

export type StockTakeStatus = 'prepared' | 'open' | 'counting' | 'recount' | 'reconciled' | 'closed'
export type StockLineState = 'waiting' | 'counted' | 'recount'
export type StockUnit = 'piece' | 'kg' | 'g' | 't' | 'l' | 'ml' | 'm' | 'm2' | 'm3'

/** What a column of an imported file says about an article. */
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

/** What a column of an imported file says about an entry. */
export type StockEntryColumn = 'code' | 'date' | 'quantity' | 'unitCost' | 'document'

export type StockValuationMethod = 'given' | 'average' | 'fifo'
export type StockValuationRest = 'none' | 'given'
/** After how many days without an exit a slow article loses how many percent of its value. */
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
  /** Null while there is only a note. */
  reply: 'yes' | 'no' | 'notApplicable' | null
  note: string
}
export type StockAttendanceConclusion = 'satisfactory' | 'reservations' | 'notSatisfactory'

/** Numeric columns are read as text and written as numbers. */
type Decimal = ColumnType<string, number, number>
type OptionalDecimal = ColumnType<string | null, number | null | undefined, number | null>

/** A stock-take of a client. */
export interface StockTakeTable {
  id: Generated<number>
  account_id: number
  engagement_id: number
  name: string
  status: Generated<StockTakeStatus>
  count_date: ColumnType<string, string, string>
  closing_date: ColumnType<string, string, string>
  /** The day at whose end the theoretical quantities apply. */
  theoretical_day: Generated<StockTheoreticalDay>
  tolerance_percent: Decimal
  tolerance_value: Decimal
  /** Of the differences of each class, and of all, without their signs; null where there is none. */
  class_tolerance_percent: OptionalDecimal
  class_tolerance_value: OptionalDecimal
  total_tolerance_percent: OptionalDecimal
  total_tolerance_value: OptionalDecimal
  valuation_method: Generated<StockValuationMethod>
  /** How to value the quantity that no entry covers. */
  valuation_rest: Generated<StockValuationRest>
  /** When the method was chosen, and by whom. */
  valuation_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  valuation_by: ColumnType<string | null, string | null | undefined, string | null>
  /** The time after which an article counts as slow; null where this is not assessed. */
  slow_days: ColumnType<number | null, number | null | undefined, number | null>
  slow_months: ColumnType<number | null, number | null | undefined, number | null>
  /** Stored as jsonb, ordered by days: write with `JSON.stringify`. */
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

/** A counting zone of a stock-take. */
export interface StockZoneTable {
  id: Generated<number>
  stock_take_id: number
  site: string
  name: string
  /** E-mails in lower case; if empty, every counter may count here. */
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
  /** Its family; empty if it has none. */
  article_class: Generated<string>
  unit: StockUnit
  pack_size: Decimal
  batch: string
  /** Null if it is not known. */
  unit_cost: ColumnType<string | null, number | null, number | null>
  theoretical_quantity: Decimal
  is_added: Generated<boolean>
  /** Computed from its counts by `line-state.ts`. */
  state: Generated<StockLineState>
  counted_quantity: ColumnType<string | null, number | null | undefined, number | null>
  /** The net effect of movements between counting and closing, kept in sync with them. */
  moved_quantity: Generated<string>
  /** Number of times a recount was assigned. */
  round: Generated<number>
  recount_by: ColumnType<string | null, string | null | undefined, string | null>
  /** When the recount was assigned. */
  recount_date: ColumnType<Date | null, Date | null | undefined, Date | null>
  explanation: Generated<string>
  /** The difference that the explanation was given for. */
  explained_difference: ColumnType<string | null, number | null | undefined, number | null>
  search_text: Generated<string>
  version: Generated<number>
}

/** Why the differences of a class, or of all articles, add up to what they do. */
export interface StockSumExplanationTable {
  stock_take_id: number
  /** Null for all articles; empty for those without a class. */
  article_class: string | null
  explanation: string
  /** The sums that it was given for, with and without signs. */
  explained_difference: ColumnType<string, string, string>
  explained_absolute: ColumnType<string, string, string>
  /** E-mail in lower case. */
  explained_by: string
  explained_date: Moment
}

/** A quantity that somebody counted. Rows are only added, never changed. */
export interface StockCountTable {
  id: Generated<number>
  stock_take_id: number
  line_id: number
  /** Generated by the device, so that a repeated request is stored only once. */
  client_id: string
  /** Null withdraws the same person's earlier count. */
  quantity: ColumnType<string | null, number | null, never>
  expression: string
  note: string
  /** The recount of the line that it belongs to; 0 for the first count. */
  round: number
  is_late: boolean
  device_id: string
  /** By the clock of the device, corrected where that was wrong. */
  counted_date: ColumnType<Date, Date | string, never>
  /** How many minutes that clock was ahead. */
  clock_error: Generated<number>
  received_date: Moment
  created_by: string
}

/** The key with which a person's devices encrypt their counts. */
export interface CountKeyTable {
  email: string
  /** 256 bits in base64url. */
  key: string
  created_date: Moment
}

/** A quantity that entered or left the stock of a line. Rows are added and removed, never changed. */
export interface StockMovementTable {
  id: Generated<number>
  stock_take_id: number
  line_id: number
  date: ColumnType<string, string, never>
  kind: StockMovementKind
  quantity: ColumnType<string, number, never>
  document: string
  unit_cost: ColumnType<string | null, number | null, never>
  /** Whether it was imported from a file. */
  is_imported: boolean
  created_by: string
  created_date: Moment
  version: Generated<number>
}

/** A purchase that entered the stock, with its cost. Rows are added and removed, never changed. */
export interface StockEntryTable {
  id: Generated<number>
  stock_take_id: number
  code: string
  unit: StockUnit
  date: ColumnType<string, string, never>
  quantity: Decimal
  unit_cost: Decimal
  document: string
  /** Imported from a file, and removed by the next import. */
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
  /** Generated by the device, so that a repeated request is stored only once. */
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

/** The meaning of the columns of a file imported for a client; one row per set of column names. */
export interface StockImportColumnsTable {
  id: Generated<number>
  account_id: number
  /** As in the file, in order. */
  names: ColumnType<string[], string[], never>
  /** What the rows of the file are. */
  rows: ColumnType<'articles' | 'entries', 'articles' | 'entries', never>
  /** Stored as jsonb: write with `JSON.stringify`. */
  columns: ColumnType<{ name: string; says: (StockArticleColumn | StockEntryColumn)[] }[], string, never>
  imported_by: string
  imported_date: Moment
}

/** What the rows of an imported file are. */
export type StockImportRows = 'articles' | 'movements' | 'entries'

/** An import that is complete, or that its person gave up for a later one. */
export interface StockImportEndedTable {
  stock_take_id: number
  rows: StockImportRows
  imported_by: string
  import_id: string
  ended_date: Moment
}

/** A part of an import that has not arrived whole yet. */
export interface StockImportPartTable {
  stock_take_id: number
  rows: StockImportRows
  imported_by: string
  import_id: string
  /** Starting at 0. */
  number: number
  row_count: number
  /** Checked rows, in their order. Stored as jsonb: write with `JSON.stringify`. */
  content: ColumnType<object[], string, string>
  arrived_date: Moment
}

/** A sample drawn from a stock-take, and how. Rows are only added, never changed. */
export interface StockSampleTable {
  id: Generated<number>
  stock_take_id: number
  method: StockSampleMethod
  /** Number of articles, or of hits when drawn by value. */
  size: number | null
  threshold: ColumnType<string | null, number | null, never>
  seed: number | null
  population_count: number
  /** In euros; written as text, because it may exceed the range of a number. */
  population_value: ColumnType<string, string, never>
  created_by: string
  created_date: Moment
}

/** An article of a sample. */
export interface StockSampleLineTable {
  sample_id: number
  line_id: number
  /** Number of hits when drawn by value; 1 for other methods. */
  hits: number
  /** Position in the order of drawing. */
  position: number
}

/** The auditors' report on attending a stock-take. */
export interface StockAttendanceTable {
  stock_take_id: number
  attended_date: string | null
  /** HH:MM, local time. */
  attended_from: string | null
  /** If it is before `attended_from`, it is on the next day. */
  attended_until: string | null
  zone_ids: Generated<number[]>
  /** Emails in lower case. */
  auditors: Generated<string[]>
  met_people: Generated<string>
  /** Stored as jsonb: write with `JSON.stringify`. */
  answers: ColumnType<StockAttendanceAnswer[], string | undefined, string>
  observations: Generated<string>
  conclusion: StockAttendanceConclusion | null
  conclusion_text: Generated<string>
  /** The document for signing it. */
  envelope_id: ColumnType<number | null, number | null | undefined, number | null>
  written_by: string
  written_date: Moment
  version: Generated<number>
}
