import type { UseQueryResult } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../problems/AbsentRecord.tsx'
import { projectsPath } from './addresses.ts'
import { getProblems } from './problems.ts'

export interface AbsentProjectProps {
  /** The question for it. */
  found: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  isMissing: boolean
}

/** Stands where a project is awaited, is not there or could not be had: to read it, or to change it. */
export function AbsentProject({ found, isMissing }: AbsentProjectProps) {
  const { t } = useTranslation('reportProjects')
  return (
    <AbsentRecord
      listHref={projectsPath}
      isMissing={isMissing}
      problem={found.error ? problemText<'getReportProject'>(getProblems, found.error) : undefined}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('project.title'),
        list: t('list.title'),
        toList: t('project.toList'),
        gone: t('project.gone'),
        goneHelp: t('project.goneHelp'),
        failed: t('project.failed'),
        loading: t('project.loading'),
      }}
    />
  )
}
