import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { problemText } from '../../api/problem-messages.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../problems/AbsentRecord.tsx'
import { templatesPath } from './addresses.ts'
import { getProblems } from './problems.ts'
import { getTemplateOptions } from './queries.ts'
import type { ReportTemplate } from './rules/template-values.ts'

export interface KnownTemplateProps {
  /** The key that the address names. */
  id: number
  /** The page of the template once it is there. */
  children: (template: ReportTemplate) => ReactNode
}

/** A template that exists, or why it cannot be shown. */
export function KnownTemplate({ id, children }: KnownTemplateProps) {
  const { t } = useTranslation('reportTemplates')
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getTemplateOptions(useApi(), id), enabled: isKey })
  if (found.data) return children(found.data)
  return (
    <AbsentRecord
      listHref={templatesPath}
      isMissing={!isKey || isProblem(found.error, 'not-found')}
      problem={found.error ? problemText<'getReportTemplate'>(getProblems, found.error) : undefined}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('template.name'),
        list: t('list.title'),
        toList: t('gone.toList'),
        gone: t('gone.title'),
        goneHelp: t('gone.text'),
        failed: t('gone.failed'),
        loading: t('template.loading'),
      }}
    />
  )
}
