/** What an engagement brought in a month. */
export interface EngagementFeeTable {
  engagement_id: number
  /** YYYY-MM-01. */
  month: string
  /** In euros; the driver reads it as text. */
  fees: string
  hours: string
}

/** The one key that signs embed tokens. */
export interface ReportEmbedKeyTable {
  id: number
  /** 32 bytes, base64url. */
  secret: string
}
