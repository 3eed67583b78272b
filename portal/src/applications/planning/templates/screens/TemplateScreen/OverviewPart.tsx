import { readOptions } from '@parvis/api-types/calls'
import { getReportTemplateLayout } from '@parvis/api-types/calls/report-templates'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { templateRecord, type ReportTemplate } from '../../template.ts'

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
            value: description === '' ? t('record.noDescription') : description,
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

function Preview({ template: { id, currentVersion: version } }: { template: ReportTemplate }) {
  const { t } = useTranslation('reportTemplates')
  const params = { path: { id }, query: { version } }
  const layout = useQuery({
    ...readOptions(useApi(), getReportTemplateLayout, params),
    // A version never changes.
    staleTime: Infinity,
  })
  return (
    <LoadedPart
      query={layout}
      loading={t('preview.loading')}
      failed={t('preview.failed')}
      say={templateRecord.say}
    >
      {({ pages }) => (
        <Grid>
          {pages.map(({ name, displayName, visuals }) => {
            const titled = visuals.filter(({ title }) => title !== null)
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
      )}
    </LoadedPart>
  )
}
