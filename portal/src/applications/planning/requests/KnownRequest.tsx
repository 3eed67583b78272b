import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { problemText } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../problems/AbsentRecord.tsx'
import { requestsPath } from './addresses.ts'
import { getProblems } from './problems.ts'
import { getRequestOptions } from './queries.ts'
import type { PlanningRequest } from './rules/planning-values.ts'

export interface KnownRequestProps {
  /** The key that the address names. */
  id: number
  /** The page of the request once it is there. */
  children: (request: PlanningRequest) => ReactNode
}

/** A request that exists, or why it cannot be shown. */
export function KnownRequest({ id, children }: KnownRequestProps) {
  const { t } = useTranslation('planning')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getRequestOptions(useApi(), id), enabled: isKey })
  if (found.data) return children(found.data)
  return (
    <AbsentRecord
      listHref={requestsPath}
      isMissing={!isKey || isProblem(found.error, 'not-found')}
      problem={found.error ? problemText<'getPlanningRequest'>(getProblems, found.error) : undefined}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('request.name'),
        list: t('list.title'),
        toList: t('gone.toList'),
        gone: t('gone.title'),
        goneHelp: t('gone.text'),
        failed: t('gone.failed'),
        loading: t('request.loading'),
      }}
    />
  )
}
