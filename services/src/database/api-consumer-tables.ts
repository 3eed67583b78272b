import type { ColumnType, Generated } from 'kysely'

/** A timestamp that the database sets by default. */
type Written = ColumnType<Date, Date | string | undefined, Date | string>

/** A timestamp that may be absent. */
type End = ColumnType<Date | null, Date | string | null, Date | string | null>

/** A timestamp of something that has not happened yet when the row is inserted. */
type Later = ColumnType<Date | null, undefined, Date | string | null>

/** A program that reads the product's APIs by key. */
export interface ApiConsumerTable {
  id: Generated<number>
  name: string
  description: string
  /** References app_user. */
  owner_id: number
  /** Names of APIs as jsonb: write with `JSON.stringify`, read as an array. */
  apis: ColumnType<string[], string, string>
  quota_per_minute: number
  quota_per_day: number
  state: Generated<'active' | 'suspended'>
  /** E-mail in lower case. */
  created_by: string
  created_date: Written
  /** E-mail in lower case. */
  modified_by: string
  modified_date: Written
  version: Generated<number>
}

export interface ApiKeyTable {
  id: Generated<number>
  consumer_id: number
  label: string
  /** Eight letters and digits. */
  prefix: string
  /** SHA-256 in hexadecimal. */
  hash: string
  expires_date: End
  /** Accurate to the minute. */
  last_used_date: Later
  replaced_by_id: ColumnType<number | null, number | null | undefined, number | null>
  /** The notification that told the consumer's owner that the key will expire. */
  expiry_notification_id: ColumnType<number | null, undefined, number | null>
  revoked_date: Later
  revoked_by: ColumnType<string | null, string | null | undefined, string | null>
  /** E-mail in lower case. */
  created_by: string
  created_date: Written
  version: Generated<number>
}

/** How much of a consumer's quotas is used. */
export interface ApiQuotaTable {
  consumer_id: number
  minute: Written
  minute_calls: Generated<number>
  /** YYYY-MM-DD, in UTC. */
  day: Generated<string>
  day_calls: Generated<number>
}

export interface ApiUsageTable {
  id: Generated<number>
  consumer_id: number
  /** YYYY-MM-DD, in UTC. */
  day: string
  api: string
  calls: Generated<number>
  refused: Generated<number>
}
