import { newIdempotencyKey } from '@parvis/api-types/client'
import { readOptions, writeOptions } from '@parvis/api-types/calls'
import {
  createFinderView,
  deleteFinderView,
  listFinderViews,
  updateFinderView,
} from '@parvis/api-types/calls/finder'
import type { GridSavedView } from '@parvis/design-system/DataGrid'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { storedOf, viewChanges, viewOf } from '../../rules/finder-view.ts'

/** The reader's saved views, stored by the services. */
export function useFinderViews() {
  const api = useApi()
  const stored = useQuery({ ...readOptions(api, listFinderViews, {}), staleTime: 60_000 })
  const create = useMutation(writeOptions(api, createFinderView))
  const update = useMutation(writeOptions(api, updateFinderView))
  const remove = useMutation(writeOptions(api, deleteFinderView))
  // The grid selects a newly saved view by its temporary id, so that id is kept.
  const [ownKeys, setOwnKeys] = useState<ReadonlyMap<number, string>>(new Map())
  const views = useMemo(
    () =>
      (stored.data?.value ?? []).map(
        (view): GridSavedView => ({
          id: ownKeys.get(view.id) ?? String(view.id),
          name: view.name,
          view: viewOf(view),
          ...(view.isDefault && { isDefault: true }),
        }),
      ),
    [stored.data, ownKeys],
  )
  const keep = async (next: readonly GridSavedView[]) => {
    const { added, changed, removed } = viewChanges(views, next)
    const known = (key: string) => {
      const found = stored.data?.value.find(({ id }) => (ownKeys.get(id) ?? String(id)) === key)
      return found ? { path: { id: found.id }, ifMatch: found['@odata.etag'] } : undefined
    }
    for (const { id, name, view, isDefault = false } of added) {
      const body = storedOf(name.trim(), view, isDefault)
      const made = await create.mutateAsync({ body, idempotencyKey: newIdempotencyKey() })
      setOwnKeys(before => new Map(before).set(made.id, id))
    }
    for (const { id, body } of changed) {
      const which = known(id)
      if (which) await update.mutateAsync({ ...which, body })
    }
    for (const id of removed) {
      const which = known(id)
      if (which) await remove.mutateAsync(which)
    }
  }
  return { views, keep, isPending: stored.isPending }
}
