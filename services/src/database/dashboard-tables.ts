import type { Generated } from 'kysely'

/** What an engagement brought in a month; amounts in euros, which the driver reads as text. */
export interface EngagementFeeTable {
  engagement_id: number
  /** YYYY-MM-01. */
  month: string
  /** Worth of the work. */
  fees: string
  hours: string
  invoiced: Generated<string>
  paid: Generated<string>
  written_off: Generated<string>
}

/** What an engagement brought in all its months, kept by triggers. Without any there is no row. */
export interface EngagementTotalTable {
  engagement_id: number
  fees: string
}

/** Sums of `engagement_fee`, kept by triggers. */
export interface FeeTotalTable {
  /** Whether `email` is the partner, or who brought the engagements. */
  kind: 'partner' | 'originating'
  month: string
  /** Empty: none. */
  business_unit: string
  /** In lower case; empty: nobody. */
  email: string
  fees: string
  hours: string
  invoiced: string
  paid: string
  written_off: string
  /** Fees of engagements whose partner is who brought them. */
  kept: string
}

/** An announcement of the public register. */
export interface RegisterNoticeTable {
  id: Generated<number>
  number: string
  kind: 'creation' | 'sale' | 'modification' | 'removal' | 'proceeding' | 'accounts'
  /** YYYY-MM-DD. */
  published_date: string
  court: string
  /** Nine digits. */
  siren: string
  text: string
}
