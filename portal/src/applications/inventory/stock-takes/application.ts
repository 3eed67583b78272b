import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Inventory.Read' } as const
/** The right to prepare, reconcile and close stock-takes, and not only to read them. */
export const manageScope = 'Inventory.Manage'
const manage = { scope: manageScope } as const

export const stockTakes = defineApplication('stockTakes', {
  list: { path: '/app/inventoryapp/engagements', access: read, title: 'stockTakes:list.title' },
  create: { path: '/app/inventoryapp/AddInventaire', access: manage, title: 'stockTakes:form.newTitle' },
  /** Which one is changed, shown or counted stands in the search of these addresses. */
  edit: { path: '/app/inventoryapp/EditeInventaire', access: manage, title: 'stockTakes:form.editTitle' },
  record: { path: '/app/inventoryapp/DetailsInventaire', access: read, title: 'stockTakes:record.name' },
  /** The sheet of a stock-take; the list of sheets where none is named. */
  count: {
    path: '/app/inventoryapp/EditeInventaireCP',
    access: { scope: 'Inventory.Count' },
    title: 'stockTakes:sheets.title',
  },
})

/** The address of a stock-take: where it is shown, changed or counted. */
export const addressOf = (
  place: 'edit' | 'record' | 'count',
  id: number,
  search: Readonly<Record<string, string | number>> = {},
) =>
  `${stockTakes.address(place)}?${new URLSearchParams([
    ['id', String(id)],
    ...Object.entries(search).map(([name, value]) => [name, String(value)]),
  ]).toString()}`
