import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { getProblems } from '../../problems.ts'
import { getLayoutOptions } from '../../queries.ts'
import type { ReportTemplate } from '../../rules/template-values.ts'

/** What a template is for, and what stands on the pages of its current version. */
export function OverviewPart({ template }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const { description, solution, currentVersion, fileName, modifiedDate, createdByName, createdBy } = template
  return (
    <Stack gap={6}>
      <DescriptionList
        items={[
          {
            term: t('field.description'),
            value: description === '' ? t('template.noDescription') : description,
          },
          { term: t('field.offerId'), value: solution },
          { term: t('column.currentVersion'), value: t('version.number', { version: currentVersion }) },
          { term: t('column.fileName'), value: fileName },
          { term: t('column.createdBy'), value: createdByName ?? createdBy },
          { term: t('column.modifiedDate'), value: <DateTime value={modifiedDate} /> },
        ]}
      />
      <Preview template={template} />
    </Stack>
  )
}

function Preview({ template: { id, currentVersion } }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const layout = useQuery(getLayoutOptions(useApi(), id, currentVersion))
  if (layout.isError)
    return (
      <ProblemState
        title={t('preview.failed')}
        problem={problemText<'getReportTemplateLayout'>(getProblems, layout.error)}
        onRetry={() => void layout.refetch()}
        isRetrying={layout.isFetching}
      />
    )
  if (!layout.data)
    return (
      <SkeletonGroup label={t('preview.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  return (
    <Grid>
      {layout.data.pages.map(({ name, displayName, visuals }) => {
        const titled = visuals.flatMap(visual => (visual.title === null ? [] : [visual]))
        return (
          <Card key={name} title={displayName}>
            {titled.length === 0 ? (
              <p>{t('preview.nothing')}</p>
            ) : (
              <ul>
                {titled.map(visual => (
                  <li key={visual.name}>{visual.title}</li>
                ))}
              </ul>
            )}
          </Card>
        )
      })}
    </Grid>
  )
}
