import type { Month } from './period.ts'

/** The kinds of announcements in the register. */
export const noticeKinds = ['creation', 'sale', 'modification', 'removal', 'proceeding', 'accounts'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** RegisterCounts of the contract. */
export type NoticeCounts = Record<NoticeKind, number>

/** The counts by kind in the months that match `isWithin`. */
export function countsOf(
  found: readonly { month: Month; kind: NoticeKind; count: number }[],
  isWithin: (month: Month) => boolean,
): NoticeCounts {
  const counts: NoticeCounts = {
    creation: 0,
    sale: 0,
    modification: 0,
    removal: 0,
    proceeding: 0,
    accounts: 0,
  }
  for (const { month, kind, count } of found) if (isWithin(month)) counts[kind] += count
  return counts
}
