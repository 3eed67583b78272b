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

/** Reports whose name or file has these words, page by page. */
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

/** Only a chosen report has slicers. */
const SlicerFields = latePart(async () => ({ default: (await import('./SlicerFields.tsx')).SlicerFields }))

export interface ChoiceFieldsProps {
  choice: DynamicChoice
  /** Of the chosen report, once it is known. */
  name: string | undefined
  /** Its client. */
  description: string | undefined
  /** What the chosen report offers; undefined while nothing is known of it. */
  slicers: OfferedSlicers | undefined
  /** It is being asked what the report offers. */
  isLoading: boolean
  onChange: (choice: DynamicChoice) => void
}

/** Which report, and what of it: the choices are those of its own slicers. */
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
            // What is chosen of one report says nothing of another.
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
