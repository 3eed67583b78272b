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

/** The person's work that is under way, for the bell: live, and with what has ended until that was seen. */
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
    /** What the services know of it could not be asked for. */
    hasFailed: mayAsk && asked.error !== null && !asked.isFetching,
    reload: () => {
      if (mayAsk) void asked.refetch()
    },
    /** What has ended was seen. */
    forgetEnded: () => {
      forgetEndedSendings()
      queryClient.setQueryData<readonly OwnRequest[]>(
        ownRequestsKey,
        before => before && withoutEnded(before),
      )
    },
  }
}
