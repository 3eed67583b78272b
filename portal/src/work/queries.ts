import { readOptions } from '@parvis/api-types/calls'
import { listWork } from '@parvis/api-types/calls/work'
import type { Schemas } from '@parvis/api-types/portal'
import { explain } from '../api/problem-messages.ts'
import type { Api } from '../api/clients.ts'

export type WorkItem = Schemas['WorkItem']
export type WorkCount = Schemas['WorkCount']

/** The person's waiting work. Changes are pushed while it is shown: `applyChange` of the menus. */
export const workOptions = (api: Api) => ({ ...readOptions(api, listWork, {}), staleTime: 10_000 })

/** Explains why it failed to load. */
export const sayOfWork = explain<'listWork'>({})
