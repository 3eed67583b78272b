import { EmptyState } from '@parvis/design-system/EmptyState'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Timeline } from '@parvis/design-system/Timeline'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { getProblems } from '../../problems.ts'
import { listUsesOptions } from '../../queries.ts'
import type { ReportTemplate } from '../../rules/template-values.ts'

/** Who took which version, the last first. */
export function UsesPart({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const { moment } = useFormats()
  const found = useQuery(listUsesOptions(useApi(), template.id))
  if (found.isError)
    return (
      <ProblemState
        title={t('uses.failed')}
        problem={problemText<'listReportTemplateUses'>(getProblems, found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    )
  if (!found.data)
    return (
      <SkeletonGroup label={t('uses.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  if (found.data.value.length === 0)
    return <EmptyState title={t('uses.emptyTitle')}>{t('uses.empty')}</EmptyState>
  return (
    <Timeline
      label={t('tab.uses')}
      shown={10}
      events={found.data.value.map(({ id, version, usedBy, usedByName, usedDate }) => ({
        id: String(id),
        title: t('version.number', { version }),
        date: moment(new Date(usedDate)),
        dateTime: usedDate,
        actor: usedByName ?? usedBy,
      }))}
    />
  )
}
