import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import { usePerson } from '../session/SessionContext.tsx'
import { forgetEndedSendings, useSendings } from '../uploads/sendings.ts'
import {
  ownRequestsKey,
  ownRequestsOptions,
  withoutEnded,
  workItems,
  type OwnRequest,
} from './work-under-way.ts'

const nothing: readonly never[] = []

/** The person's work in progress for the bell, kept up to date; includes ended work until it has been seen. */
export function useWorkUnderWay() {
  const { t } = useTranslation()
  const { email, scopes } = usePerson()
  const queryClient = useQueryClient()
  const mayAsk = scopes.has('Statements.Import')
  const asked = useQuery({ ...ownRequestsOptions(useApi(), email), enabled: mayAsk })
  const { data: requests = nothing } = asked
  const sendings = useSendings()
  return {
    items: useMemo(() => workItems(t, requests, sendings), [t, requests, sendings]),
    /** Whether the services' part failed to load. */
    hasFailed: mayAsk && asked.error !== null && !asked.isFetching,
    reload: () => {
      if (mayAsk) void asked.refetch()
    },
    /** Removes ended work once it has been seen. */
    forgetEnded: () => {
      forgetEndedSendings()
      queryClient.setQueryData<readonly OwnRequest[]>(
        ownRequestsKey,
        before => before && withoutEnded(before),
      )
    },
  }
}
