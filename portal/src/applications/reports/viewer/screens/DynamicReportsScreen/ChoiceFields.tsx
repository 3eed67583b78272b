import { readOptions } from '@parvis/api-types/calls'
import { listReports } from '@parvis/api-types/calls/reports'
import { Card } from '@parvis/design-system/Card'
import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useCallback } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import type { DynamicChoice, OfferedSlicers } from '../../rules/dynamic-choice.ts'

/** Searches reports by the words of their name or file, page by page. */
async function searchReports(api: Api, search: FieldSearch) {
  const { found, ...rest } = await searchPage(search, async page => {
    const { queryFn } = readOptions(api, listReports, {
      query: { orderby: ['name', 'id'], select: ['id', 'name', 'accountName', 'folderPath'], ...page },
    })
    return { data: await queryFn(search) }
  })
  return {
    options: found.map(({ id, name, accountName, folderPath }) => ({
      id: String(id),
      label: name,
      description: `${accountName} – ${folderPath}`,
    })),
    ...rest,
  }
}

/** Slicers are only needed once a report is chosen. */
const SlicerFields = latePart(async () => ({ default: (await import('./SlicerFields.tsx')).SlicerFields }))

export interface ChoiceFieldsProps {
  choice: DynamicChoice
  /** The name of the chosen report, once it is loaded. */
  name: string | undefined
  /** The client of the chosen report. */
  description: string | undefined
  /** The slicers of the chosen report; undefined until they are loaded. */
  slicers: OfferedSlicers | undefined
  /** Whether the slicers are loading. */
  isLoading: boolean
  onChange: (choice: DynamicChoice) => void
}

/** Chooses a report and filters for it, which are those of its own slicers. */
export function ChoiceFields({ choice, name, description, slicers, isLoading, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation('reportViewer')
  const api = useApi()
  const load: NonNullable<ComboBoxProps['load']> = useCallback(search => searchReports(api, search), [api])
  const { report } = choice
  const waiting = <Skeleton shape="block" height="2.75rem" />
  const { offers = [], unknown = [], staffOnly = [] } = slicers ?? {}
  return (
    <Card title={t('dynamic.choice')}>
      <Stack gap={4}>
        <Grid>
          <ComboBox
            label={t('dynamic.report')}
            description={t('dynamic.reportHint')}
            value={
              report === undefined
                ? null
                : { id: String(report), label: name ?? '', ...(description !== undefined && { description }) }
            }
            // Filters of one report mean nothing for another.
            onChange={option =>
              onChange({ report: option ? Number(option.id) : undefined, from: null, to: null, values: {} })
            }
            load={load}
          />
          {isLoading && waiting}
          {offers.length > 0 && (
            <Suspense fallback={waiting}>
              <SlicerFields offers={offers} choice={choice} onChange={onChange} />
            </Suspense>
          )}
        </Grid>
        {slicers && offers.length + unknown.length + staffOnly.length === 0 && (
          <p>{t('dynamic.noSlicers')}</p>
        )}
        {unknown.length > 0 && <p>{t('dynamic.unknown', { names: unknown.join(', ') })}</p>}
        {staffOnly.length > 0 && <p>{t('dynamic.staffOnly', { names: staffOnly.join(', ') })}</p>}
      </Stack>
    </Card>
  )
}
