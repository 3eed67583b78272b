import { defineApplication } from '../../../routing/application.ts'

const read = { scope: 'Inventory.Read' } as const
/** The scope that allows preparing, reconciling and closing stock-takes, not just reading them. */
export const manageScope = 'Inventory.Manage'
const manage = { scope: manageScope } as const

export const stockTakes = defineApplication('stockTakes', {
  list: { path: '/app/inventoryapp/engagements', access: read, title: 'stockTakes:list.title' },
  create: { path: '/app/inventoryapp/AddInventaire', access: manage, title: 'stockTakes:form.newTitle' },
  /** The query string of these addresses names the stock-take to edit, show or count. */
  edit: { path: '/app/inventoryapp/EditeInventaire', access: manage, title: 'stockTakes:form.editTitle' },
  record: { path: '/app/inventoryapp/DetailsInventaire', access: read, title: 'stockTakes:record.name' },
  /** The count sheet of a stock-take, or the list of sheets if the address names none. */
  count: {
    path: '/app/inventoryapp/EditeInventaireCP',
    access: { scope: 'Inventory.Count' },
    title: 'stockTakes:sheets.title',
  },
})

/** The address that shows, edits or counts a stock-take. */
export const addressOf = (
  place: 'edit' | 'record' | 'count',
  id: number,
  search: Readonly<Record<string, string | number>> = {},
) =>
  `${stockTakes.address(place)}?${new URLSearchParams([
    ['id', String(id)],
    ...Object.entries(search).map(([name, value]) => [name, String(value)]),
  ]).toString()}`
