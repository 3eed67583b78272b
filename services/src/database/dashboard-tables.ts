import type { Generated } from 'kysely'

/** The income of an engagement in a month; amounts in euros, which the driver returns as text. */
export interface EngagementFeeTable {
  engagement_id: number
  /** YYYY-MM-01. */
  month: string
  /** Value of the work. */
  fees: string
  hours: string
  invoiced: Generated<string>
  paid: Generated<string>
  written_off: Generated<string>
}

/** The total income of an engagement over all months, maintained by triggers. No row if there is none. */
export interface EngagementTotalTable {
  engagement_id: number
  fees: string
}

/** Sums of `engagement_fee`, maintained by triggers. */
export interface FeeTotalTable {
  /** Whether `email` is the partner of the engagements or the partner who brought them in. */
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
  /** Fees of engagements whose partner also brought them in. */
  kept: string
}

/** A notice from the public register. */
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
