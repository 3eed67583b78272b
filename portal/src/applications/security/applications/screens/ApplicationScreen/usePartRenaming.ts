import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { partProblem } from '../../part-problems.ts'
import { renamePartOptions } from '../../part-queries.ts'
import { getApplicationOptions, invalidateApplications } from '../../queries.ts'
import type { Part } from '../../rules/part-tree.ts'

/** A part that somebody else has deleted while it was renamed, with the name that was typed. */
export interface LostName {
  name: string
  typed: string
}

/** Renames modules and features of an application, and says at the field what the services refuse. */
export function usePartRenaming(applicationId: number) {
  const { t } = useTranslation('security')
  const { t: tAny } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const renaming = useMutation(renamePartOptions(api))
  const [lost, setLost] = useState<LostName>()

  /** What a part is called by now; undefined when it is gone. */
  async function nameNow({ kind, id }: Part): Promise<string | undefined> {
    const options = { ...getApplicationOptions(api, applicationId), staleTime: 0 }
    const { applicationModule, applicationFeature } = await queryClient.fetchQuery(options)
    const rows: { id: number; name: string }[] = kind === 'module' ? applicationModule : applicationFeature
    return rows.find(row => row.id === id)?.name
  }

  /** @returns why not; null when it is done and shown */
  async function rename(part: Part, name: string): Promise<string | null> {
    setLost(undefined)
    try {
      await renaming.mutateAsync({ part, name })
      await invalidateApplications(queryClient)
      return null
    } catch (error) {
      const isRaced = isProblem(error, 'precondition-failed') || isProblem(error, 'not-found')
      if (!isRaced) return sayKey(tAny, partProblem.rename(part.kind, error).key)
      const theirs = await nameNow(part)
      // The next try starts from the version that is shown now.
      if (theirs !== undefined) return t('parts.renamedByOther', { name: theirs })
      // Its row goes, and the field in it.
      setLost({ name: part.name, typed: name })
      return null
    }
  }
  return { rename, lost, forget: () => setLost(undefined) }
}
