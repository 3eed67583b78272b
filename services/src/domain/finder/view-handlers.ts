import type { AnsweredBy } from '../../server/operation-types.ts'
import {
  etagOf,
  type Handler,
  type KeyCall,
  type PersonCall,
  type Refuses,
  type SomeHandlers,
} from '../../server/call.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  deleteView,
  findView,
  insertView,
  keepOneDefault,
  listViews,
  lockOwner,
  mostViews,
  updateView,
  type ViewForm,
  type ViewRow,
} from './view-statements.ts'

type View = AnsweredBy<'createFinderView'>

/** Views belong to people with a contact record. */
type ViewCall = PersonCall & Refuses<'record-missing'>

function ownerOf(call: ViewCall): number {
  const { contact } = call.person
  if (!contact) throw call.problem('record-missing')
  return contact.id
}

// The contract validated it when it was written.
const formOf = (row: ViewRow) =>
  ({
    name: row.name,
    words: row.words,
    filters: row.filters,
    order: row.sort_order,
    isDescending: row.is_descending,
    columns: row.columns,
    layout: row.layout,
    boardBy: row.board_by,
    isDefault: row.is_default,
  }) as ViewForm

const bodyOf = (row: ViewRow): View => ({
  '@odata.etag': etagOf(row.version),
  id: row.id,
  ...formOf(row),
  modifiedDate: row.modified_date.toISOString(),
})

/** One of the caller's views, locked against other changes. @throws ProblemError not-found, precondition-failed */
async function find(
  call: ViewCall & KeyCall & Refuses<'not-found' | 'precondition-failed'>,
): Promise<ViewRow> {
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  const row = await findView(call.db, owner, call.path.id)
  if (!row) throw call.problem('not-found')
  matchVersion(call, row.version)
  return row
}

async function answer(call: ViewCall, id: number) {
  const row = await findView(call.db, ownerOf(call), id)
  if (!row) throw new Error(`View ${id} was written and is not there`)
  return { body: bodyOf(row), headers: { etag: etagOf(row.version) } }
}

const listFinderViews: Handler<'listFinderViews'> = async call => ({
  body: { value: (await listViews(call.db, ownerOf(call))).map(bodyOf) },
})

const createFinderView: Handler<'createFinderView'> = async call => {
  const owner = ownerOf(call)
  await lockOwner(call.db, owner)
  const views = await listViews(call.db, owner)
  if (views.length >= mostViews) throw call.problem('finder-view-limit-reached')
  const id = await refuseDuplicate(call, 'finder-view-name-taken', insertView(call.db, owner, call.body))
  if (call.body.isDefault) await keepOneDefault(call.db, owner, id)
  const { body, headers } = await answer(call, id)
  return { body, headers: { ...headers, location: `/v1/FinderViews(${id})` } }
}

const updateFinderView: Handler<'updateFinderView'> = async call => {
  const row = await find(call)
  const form = { ...formOf(row), ...call.body }
  await refuseDuplicate(call, 'finder-view-name-taken', updateView(call.db, row.id, form))
  if (form.isDefault) await keepOneDefault(call.db, row.contact_id, row.id)
  return answer(call, row.id)
}

const deleteFinderView: Handler<'deleteFinderView'> = async call => {
  const { id } = await find(call)
  await deleteView(call.db, id)
  return {}
}

/** A person's named searches for engagements. */
export const viewHandlers = {
  createFinderView,
  deleteFinderView,
  listFinderViews,
  updateFinderView,
} satisfies SomeHandlers
