import { listReferenceSheets } from '@parvis/api-types/calls/finder'
import { ReferenceSheet } from '@parvis/api-types/limits/finder'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { choicesOf, defineList } from '../../../../../screens/define-list.ts'
import { references } from '../../application.ts'
import type { SheetPlace } from '../../rules/sheet-places.ts'
import { statusLooks, titleIn } from '../../sheet.ts'

const say = explain<'listReferenceSheets'>({})
const { amountBand, confidentiality, status } = ReferenceSheet

/** The column with a sheet's title, in the language in which it is read, sorted and searched. */
const nameOf = (locale: Locale) =>
  ({
    id: 'title',
    field: locale === 'fr' ? 'title' : 'englishTitle',
    type: 'link',
    href: (sheetId: number) => references.address('record', { sheetId }),
    value: (row: { title: string; englishTitle: string; engagementDescription: string }) =>
      titleIn(locale, row),
    width: 320,
    isHideable: false,
  }) as const

const account = { id: 'account', field: 'accountName', type: 'text', width: 220 } as const
const engagement = { id: 'engagement', field: 'engagementCode', type: 'text', width: 150 } as const
const year = {
  field: 'year',
  type: 'number',
  format: { useGrouping: false },
  width: 100,
} as const
const band = {
  field: 'amountBand',
  type: 'choice',
  choices: choicesOf('finder:amountBand', amountBand.values),
  width: 150,
} as const
const may = {
  field: 'confidentiality',
  type: 'choice',
  choices: choicesOf('finder:confidentiality', confidentiality.values),
  width: 150,
} as const
const manager = { id: 'manager', field: 'managerName', or: 'managerEmail', type: 'text', width: 180 } as const
const author = { id: 'author', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 } as const
const decider = { id: 'decider', field: 'decidedByName', or: 'decidedBy', type: 'text', width: 180 } as const
const reason = { field: 'reason', type: 'text', width: 320, isWrapped: true } as const
const state = {
  field: 'status',
  type: 'choice',
  choices: choicesOf('finder:status', status.values, statusLooks),
  width: 260,
} as const
const mine = { id: 'waiting', field: 'isWaitingForMe', type: 'boolean', width: 150 } as const
const since = { id: 'since', field: 'statusDate', type: 'dateTime', width: 180 } as const
const published = { field: 'publishedDate', type: 'dateTime', form: 'date', width: 150 } as const
const modified = { field: 'modifiedDate', type: 'dateTime', width: 180 } as const
// Fields for the row's name, and for whether it can be corrected.
const also = ['title', 'englishTitle', 'engagementDescription', 'mayChange'] as const

/** The lists of sheets in one language. */
function listsIn(locale: Locale) {
  const name = nameOf(locale)
  const whole = [name, account, engagement, year, band, may, manager, published] as const
  const rejected = [name, reason, decider, since, account, engagement, author, manager] as const
  return {
    followUp: defineList(listReferenceSheets, 'finder', {
      group: 'followUp',
      columns: [name, state, mine, account, engagement, since, author, manager, reason, published],
      also,
      order: ['isWaitingForMe desc', 'statusDate desc', 'id'],
      say,
    }),
    published: defineList(listReferenceSheets, 'finder', {
      group: 'published',
      filter: {
        and: [
          ['status', 'eq', 'published'],
          ['isMine', 'eq', true],
        ],
      },
      columns: whole,
      also,
      order: ['publishedDate desc', 'id'],
      say,
    }),
    allPublished: defineList(listReferenceSheets, 'finder', {
      group: 'allPublished',
      filter: ['status', 'eq', 'published'],
      columns: whole,
      also,
      order: ['publishedDate desc', 'id'],
      say,
    }),
    submitted: defineList(listReferenceSheets, 'finder', {
      group: 'submitted',
      filter: ['status', 'eq', 'submitted'],
      columns: [name, account, engagement, author, since, mine, band, may, manager],
      also,
      order: ['isWaitingForMe desc', 'statusDate', 'id'],
      say,
    }),
    validatedByCommercial: defineList(listReferenceSheets, 'finder', {
      group: 'validatedByCommercial',
      filter: ['status', 'eq', 'validatedByCommercial'],
      columns: [name, account, engagement, manager, since, mine, band, may, author],
      also,
      order: ['isWaitingForMe desc', 'statusDate', 'id'],
      say,
    }),
    rejectedByCommercial: defineList(listReferenceSheets, 'finder', {
      group: 'rejectedByCommercial',
      filter: ['status', 'eq', 'rejectedByCommercial'],
      columns: rejected,
      also,
      order: ['isWaitingForMe desc', 'statusDate', 'id'],
      say,
    }),
    rejectedByManager: defineList(listReferenceSheets, 'finder', {
      group: 'rejectedByManager',
      filter: ['status', 'eq', 'rejectedByManager'],
      columns: rejected,
      also,
      order: ['isWaitingForMe desc', 'statusDate', 'id'],
      say,
    }),
    drafts: defineList(listReferenceSheets, 'finder', {
      group: 'drafts',
      filter: ['status', 'eq', 'draft'],
      columns: [name, account, engagement, modified, author, year, band, may, manager],
      also,
      order: ['modifiedDate desc', 'id'],
      say,
    }),
  }
}

/** The lists of sheets by the language of their titles. */
export const sheetLists: Readonly<Record<Locale, ReturnType<typeof listsIn>>> = {
  fr: listsIn('fr'),
  en: listsIn('en'),
}

/** Prefetches the page of a list that the address asks for. */
export const prefetchOf = (place: SheetPlace) => (context: PrefetchContext) =>
  sheetLists[context.language][place].prefetch(context)
