import type { ReadOf } from '@parvis/api-types/calls'
import { getReferenceSheet } from '@parvis/api-types/calls/finder'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { references } from './application.ts'

/** A sheet as the services hold it. */
export type Sheet = ReadOf<'getReferenceSheet'>
export type SheetStatus = Sheet['status']
export type SheetDifference = Sheet['difference'][number]

/** The colour of each status's badge; the badge's text says the same in words. */
export const statusLooks = {
  draft: 'draft',
  submitted: 'waiting',
  validatedByCommercial: 'info',
  rejectedByCommercial: 'danger',
  published: 'success',
  rejectedByManager: 'danger',
  withdrawn: 'draft',
} as const satisfies Record<SheetStatus, StatusBadgeKind>

export const sheetRecord = defineRecord(getReferenceSheet, 'finder', {
  param: 'sheetId',
  list: references.address('followUp'),
  say: explain<'getReferenceSheet'>({ 'not-found': 'finder:gone.text' }),
})

/** The title of a sheet in a language. A draft without one uses its other title or its engagement. */
export function titleIn(
  locale: Locale,
  {
    title,
    englishTitle,
    engagementDescription,
  }: { title: string; englishTitle: string; engagementDescription?: string },
): string {
  const [own, other] = locale === 'fr' ? [title, englishTitle] : [englishTitle, title]
  return own.trim() || other.trim() || (engagementDescription ?? '')
}
