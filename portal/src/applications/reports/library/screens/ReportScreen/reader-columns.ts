import type { Schemas } from '@parvis/api-types/portal'
import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { GridFields } from '../../../../../api/grid-query.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import type { ReportReader } from '../../access-queries.ts'
import { addressOfContact } from '../../addresses.ts'
import { reasonsColumn } from '../../reasons-column.ts'

/** The columns by which the services order and narrow. */
export const readerFields: GridFields<Schemas['ReportReader']> = {
  person: { field: 'contactFullName', kind: 'text' },
  email: { field: 'contactEmailOffice', kind: 'text' },
  isStaff: { field: 'isStaff', kind: 'boolean' },
  grade: { field: 'grade', kind: 'text' },
  businessUnit: { field: 'businessUnit', kind: 'text' },
  canOpen: { field: 'canOpen', kind: 'boolean' },
}

/** The columns of those who may read a report. A name leads to what else that person may read. */
export function readerColumns(t: Translate<'reports'>): GridColumn<ReportReader>[] {
  return [
    {
      id: 'person',
      type: 'link',
      title: t('reader.person'),
      value: row => row.contactFullName,
      href: row => addressOfContact(row.id),
      width: 200,
      isHideable: false,
    },
    reasonsColumn(t),
    { id: 'canOpen', type: 'boolean', title: t('reader.canOpen'), value: row => row.canOpen, width: 150 },
    { id: 'isStaff', type: 'boolean', title: t('reader.isStaff'), value: row => row.isStaff, width: 130 },
    { id: 'email', type: 'text', title: t('reader.email'), value: row => row.contactEmailOffice, width: 240 },
    { id: 'grade', type: 'text', title: t('reader.grade'), value: row => row.grade, width: 130 },
    {
      id: 'businessUnit',
      type: 'text',
      title: t('reader.businessUnit'),
      value: row => row.businessUnit,
      width: 160,
    },
  ]
}
