/** A saved view: a named arrangement of a list, stored by the services. */
import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { changeListViews, getListViews } from '@parvis/api-types/calls/list-views'
import type { Schemas } from '@parvis/api-types/portal'
import type { GridSavedView } from '@parvis/design-system/DataGrid'
import { readGridView, writeGridView } from '@parvis/design-system/grid-view'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '../api/clients.ts'
import { useApi } from '../api/ApiContext.tsx'

type KeptView = Schemas['ListView']

/** The query for the reader's saved views of a list. */
export const listViewsOptions = (api: Api, list: string) => ({
  ...readOptions(api, getListViews, { query: { list } }),
  staleTime: 60_000,
})

const asGrid = ({ key, name, view, isDefault }: KeptView): GridSavedView => ({
  id: key,
  name,
  view: readGridView(new URLSearchParams(view)),
  ...(isDefault && { isDefault }),
})

const asKept = ({ id, name, view, isDefault = false }: GridSavedView): KeptView => ({
  key: id,
  name,
  view: writeGridView(view, new URLSearchParams()).toString(),
  isDefault,
})

const isSame = (a: KeptView, b: KeptView) =>
  a.name === b.name && a.view === b.view && a.isDefault === b.isDefault

/**
 * The additions and removals that turn `before` into `after`. Unchanged views are left out, because another window may
 * have changed them since.
 */
export function changeOf(before: readonly GridSavedView[], after: readonly GridSavedView[]) {
  const known = new Map(before.map(view => [view.id, asKept(view)]))
  const kept = after
    .map(view => asKept(view))
    .filter(view => {
      const old = known.get(view.key)
      return !old || !isSame(old, view)
    })
  const left = new Set(after.map(({ id }) => id))
  return { kept, removed: before.map(({ id }) => id).filter(id => !left.has(id)) }
}

/** The reader's saved views of a list, in the form its grid expects. */
export function useListViews(list: string) {
  const api = useApi()
  const { data, isPending } = useQuery(listViewsOptions(api, list))
  const { mutateAsync } = useMutation(writeOptions(api, changeListViews))
  const views = useMemo(() => data?.value.map(view => asGrid(view)), [data])
  return {
    /** Undefined while loading and after a failure: the list works without saved views. */
    views,
    isPending,
    change: async (next: readonly GridSavedView[]) => {
      await mutateAsync({
        body: { list, ...changeOf(views ?? [], next) },
        idempotencyKey: newIdempotencyKey(),
      })
    },
  }
}
