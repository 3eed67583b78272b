import { listReportReaders, listReportsOfContact } from '@parvis/api-types/calls/report-access'
import type { Schemas } from '@parvis/api-types/portal'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { explain } from '../../../api/problem-messages.ts'
import { sayKey, sayWith } from '../../../i18n/keys.ts'
import type { Translate } from '../../../i18n/translations.ts'
import { defineList } from '../../../screens/define-list.ts'
import { addressOfContact, addressOfReport } from './addresses.ts'

/**
 * The reasons why somebody may read a report; any one of them is enough. The services can neither sort nor filter by
 * them.
 */
const reasons = {
  field: 'reasons',
  type: 'text',
  value: (
    { reasons: all }: { reasons: readonly Schemas['ReportReason'][] },
    { t, locale }: { t: Translate; locale: Locale },
  ) =>
    all
      .map(({ kind, name, englishName }) =>
        kind === 'administrator'
          ? sayKey(t, 'reports:reason.administrator')
          : sayWith(t, `reports:reason.${kind}`, { name: (locale === 'fr' ? name : englishName) ?? '' }),
      )
      .join(' · '),
  width: 320,
  isWrapped: true,
  isSortable: false,
  isFilterable: false,
} as const

/** Everybody who may read a report, with the reasons. A name links to what else that person may read. */
export const readersOf = (id: number) =>
  defineList(listReportReaders, 'reports', {
    path: { id },
    group: 'reader',
    columns: [
      {
        id: 'person',
        field: 'contactFullName',
        type: 'link',
        href: addressOfContact,
        width: 200,
        isHideable: false,
      },
      reasons,
      { field: 'canOpen', type: 'boolean', width: 150 },
      { field: 'isStaff', type: 'boolean', width: 130 },
      { id: 'email', field: 'contactEmailOffice', type: 'text', width: 240 },
      { field: 'grade', type: 'text', width: 130 },
      { field: 'businessUnit', type: 'text', width: 160 },
    ],
    order: ['contactFullName'],
    say: explain<'listReportReaders'>({ 'not-found': 'reports:problem.reportGone' }),
  })

/** The published reports that a person may read, with the reasons. */
export const reportsOfContact = (id: number) =>
  defineList(listReportsOfContact, 'reports', {
    path: { id },
    group: 'contact',
    columns: [
      {
        field: 'name',
        type: 'link',
        href: report => addressOfReport(report, 'access'),
        width: 200,
        isHideable: false,
      },
      reasons,
      { id: 'client', field: 'accountName', type: 'text', width: 240, isWrapped: true },
      { id: 'folder', field: 'folderPath', type: 'text', width: 220 },
      { id: 'changed', field: 'modificationDate', type: 'dateTime', width: 190 },
    ],
    order: ['name'],
    say: explain<'listReportsOfContact'>({ 'not-found': 'reports:problem.contactGone' }),
  })
