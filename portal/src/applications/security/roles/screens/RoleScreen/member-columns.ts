import type { GridColumn } from '@parvis/design-system/DataGrid'
import { initialColumns, initialView, type GridView } from '@parvis/design-system/grid-view'
import type { GridFields } from '../../../../../api/grid-query.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import type { Member } from '../../queries.ts'
import { fullName } from '../../rules/role-person.ts'

/** The columns by which the services order and narrow. */
export const memberFields: GridFields<Member> = {
  person: { field: 'name', kind: 'text' },
  email: { field: 'userEmail', kind: 'text' },
  isStatic: { field: 'isStatic', kind: 'boolean' },
  isCalculated: { field: 'isCalculated', kind: 'boolean' },
  grade: { field: 'grade', kind: 'text' },
  businessUnit: { field: 'businessUnit', kind: 'text' },
  country: { field: 'country', kind: 'choice' },
}

/** Both ways of being a member stand in one column; apart they are there to be filtered by. */
export const firstMemberView: GridView = {
  ...initialView,
  columns: { ...initialColumns, hidden: ['isStatic', 'isCalculated'] },
}

/** What decides how members are shown, beside themselves. */
export interface MemberSurroundings {
  t: Translate<'roles'>
  /** ISO 3166-1 codes with names in the reader's language. */
  countries: readonly { id: string; label: string }[]
  /** Keys of those who are to be removed when the plan is saved. */
  removed: ReadonlySet<number>
}

/** The columns of everybody who is a member of a role. */
export function memberColumns({ t, countries, removed }: MemberSurroundings): GridColumn<Member>[] {
  const kindOf = ({ isStatic, isCalculated, usersId }: Member) => {
    if (isStatic && removed.has(usersId)) return 'isLeaving'
    if (isStatic && isCalculated) return 'both'
    return isStatic ? 'kindByName' : 'kindByRule'
  }
  return [
    {
      id: 'person',
      type: 'text',
      title: t('members.person'),
      value: fullName,
      width: 200,
      isHideable: false,
      // In two fields of the services: the search looks into both.
      isFilterable: false,
    },
    { id: 'email', type: 'text', title: t('members.email'), value: row => row.userEmail, width: 240 },
    {
      id: 'kind',
      type: 'choice',
      title: t('members.kind'),
      value: kindOf,
      choices: [
        { id: 'kindByName', label: t('members.kindByName') },
        { id: 'kindByRule', label: t('members.kindByRule') },
        { id: 'both', label: t('members.both') },
        { id: 'isLeaving', label: t('members.isLeaving'), status: 'warning' },
      ],
      width: 170,
      isSortable: false,
      isFilterable: false,
    },
    {
      id: 'isStatic',
      type: 'boolean',
      title: t('members.kindByName'),
      value: row => row.isStatic,
      width: 120,
      isSortable: false,
    },
    {
      id: 'isCalculated',
      type: 'boolean',
      title: t('members.kindByRule'),
      value: row => row.isCalculated,
      width: 120,
      isSortable: false,
    },
    { id: 'grade', type: 'text', title: t('members.grade'), value: row => row.grade, width: 120 },
    {
      id: 'businessUnit',
      type: 'text',
      title: t('members.businessUnit'),
      value: row => row.businessUnit,
      width: 150,
    },
    {
      id: 'country',
      type: 'choice',
      title: t('members.country'),
      value: row => row.country,
      choices: countries,
      width: 110,
    },
  ]
}
