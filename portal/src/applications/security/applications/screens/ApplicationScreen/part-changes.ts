import { writeOptions } from '@parvis/api-types/calls'
import {
  createApplicationFeature,
  createApplicationModule,
  updateApplicationFeature,
  updateApplicationModule,
} from '@parvis/api-types/calls/application-parts'
import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { askAgain } from '../../../../../api/query-client.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { applicationRecord } from '../../application-record.ts'
import type { Part } from '../../rules/part-tree.ts'

const taken = {
  'application-module-name-taken': 'security:problem.partNameTaken',
  'application-feature-name-taken': 'security:problem.partNameTaken',
} as const

export const sayNotAdded = explain<'createApplicationModule' | 'createApplicationFeature'>({
  ...taken,
  'application-unknown': 'kinds.gone.text',
  'application-module-unknown': 'security:problem.moduleGone',
  'application-module-too-deep': 'security:problem.tooDeep',
})
const sayNotRenamed = explain<'updateApplicationModule' | 'updateApplicationFeature'>(taken)

/** Adds a module or a feature to an application, in a module or in none. */
export function usePartAddition(applicationId: number) {
  const api = useApi()
  const ofModule = useMutation(writeOptions(api, createApplicationModule))
  const ofFeature = useMutation(writeOptions(api, createApplicationFeature))
  return ({ kind, parentId, name }: Pick<Part, 'kind' | 'parentId' | 'name'>, idempotencyKey: string) =>
    kind === 'module'
      ? ofModule.mutateAsync({ body: { applicationId, parentModuleId: parentId, name }, idempotencyKey })
      : ofFeature.mutateAsync({
          body: { applicationId, applicationModuleId: parentId, name },
          idempotencyKey,
        })
}

/** A part that somebody else deleted during renaming, with the typed name. */
interface LostName {
  name: string
  typed: string
}

/** Renames modules and features of an application, and shows refusals by the services at the field. */
export function usePartRenaming(applicationId: number) {
  const { t } = useTranslation('security')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const change = {
    module: writeOptions(api, updateApplicationModule),
    feature: writeOptions(api, updateApplicationFeature),
  }
  const ofModule = useMutation(change.module)
  const ofFeature = useMutation(change.feature)
  const [lost, setLost] = useState<LostName>()

  /** The part's current name; undefined if it was deleted. */
  async function nameNow({ kind, id }: Part): Promise<string | undefined> {
    const options = { ...applicationRecord.options(api, applicationId), staleTime: 0 }
    const { applicationModule, applicationFeature } = await queryClient.fetchQuery(options)
    const rows: { id: number; name: string }[] = kind === 'module' ? applicationModule : applicationFeature
    return rows.find(row => row.id === id)?.name
  }

  /** @returns the error to show; null once the new name is saved and shown */
  async function rename(part: Part, name: string): Promise<string | null> {
    setLost(undefined)
    const sent = { path: { id: part.id }, ifMatch: part['@odata.etag'], body: { name } }
    try {
      await (part.kind === 'module' ? ofModule : ofFeature).mutateAsync(sent)
      await askAgain(queryClient, { meta: change[part.kind].meta, sent }, { joins: true })
      return null
    } catch (error) {
      const isRaced = isProblem(error, 'precondition-failed') || isProblem(error, 'not-found')
      if (!isRaced) return sayKey(tAny, sayNotRenamed(error).key)
      const theirs = await nameNow(part)
      // The next attempt starts from the version now on screen.
      if (theirs !== undefined) return t('parts.renamedByOther', { name: theirs })
      // The row disappears, together with its field.
      setLost({ name: part.name, typed: name })
      return null
    }
  }
  return { rename, lost, forget: () => setLost(undefined) }
}
