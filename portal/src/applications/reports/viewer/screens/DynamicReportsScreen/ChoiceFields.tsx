import { readOptions } from '@parvis/api-types/calls'
import { listReports } from '@parvis/api-types/calls/reports'
import { Card } from '@parvis/design-system/Card'
import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Select } from '@parvis/design-system/Select'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useCallback } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { labelOf, offeredCut, titleOf } from '../../../../../reports/page/figure-words.ts'
import {
  isPeriodWrong,
  type DynamicChoice,
  type Offer,
  type OfferedSlicers,
} from '../../rules/dynamic-choice.ts'

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

/** What stands for no bound. */
const open = 'open'

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
          {isLoading && <Skeleton shape="block" height="2.75rem" />}
          {offers.map(offer =>
            offer.dimension === 'month' ? (
              <MonthFields key="month" {...{ offer, choice, onChange }} />
            ) : (
              <ValueField key={offer.dimension} {...{ offer, choice, onChange }} field={offer.dimension} />
            ),
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

interface OfferProps {
  offer: Offer
  choice: DynamicChoice
  onChange: (choice: DynamicChoice) => void
}

function ValueField({
  offer: { visual, figures, dimension },
  field,
  choice,
  onChange,
}: OfferProps & { field: Exclude<Offer['dimension'], 'month'> }) {
  const language = useLanguage()
  const options = figures.rows.map(row => ({ id: row.key, label: labelOf(language, dimension, row) }))
  const chosen = choice.values[field] ?? []
  return (
    <MultiSelect
      label={titleOf(language, visual, figures)}
      description={offeredCut(language, figures)}
      options={options}
      value={chosen.map(id => options.find(option => option.id === id) ?? { id, label: id })}
      onChange={next =>
        onChange({ ...choice, values: { ...choice.values, [field]: next.map(({ id }) => id) } })
      }
    />
  )
}

function MonthFields({ offer: { figures }, choice, onChange }: OfferProps) {
  const { t } = useTranslation('reportViewer')
  const language = useLanguage()
  const { from, to } = choice
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const known = new Set([...figures.rows.map(({ key }) => key), from, to])
  const months = [...known]
    .filter(month => month !== null)
    .toSorted()
    .toReversed()
    .map(id => ({ id, label: format.format(new Date(`${id}-01`)) }))
  const bounds = [{ id: open, label: t('dynamic.all') }, ...months]
  const read = (id: string) => (id === open ? null : id)
  return (
    <>
      <Select
        label={t('dynamic.from')}
        options={bounds}
        value={from ?? open}
        onChange={id => onChange({ ...choice, from: read(id) })}
      />
      <Select
        label={t('dynamic.to')}
        options={bounds}
        value={to ?? open}
        onChange={id => onChange({ ...choice, to: read(id) })}
        messages={isPeriodWrong(choice) ? [{ kind: 'error', text: t('dynamic.periodWrong') }] : []}
      />
    </>
  )
}
