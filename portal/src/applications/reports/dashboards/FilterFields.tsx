import type { Schemas } from '@parvis/api-types/portal'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { FilterPanel } from '@parvis/design-system/patterns/FilterPanel'
import { Select } from '@parvis/design-system/Select'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { searchAccounts } from '../../../organisation/search-accounts.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { choicesOptions } from './figures.ts'
import { choicesIn, noticeKinds, periodFault, without } from './rules/filters.ts'
import type { DashboardFilters, DashboardName } from './rules/filters.ts'
import { monthsToChoose, periodName, shortMonth } from './rules/months.ts'

/** The option for no choice, which is not the name of any business unit. */
const all = '*'

export interface FilterFieldsProps {
  dashboard: DashboardName
  filters: DashboardFilters
  /** The period on screen, once it is loaded. */
  period: Schemas['DashboardPeriod'] | undefined
  /** The chosen client, once it is loaded. */
  client: Schemas['DashboardClient'] | null | undefined
  onChange: (filters: DashboardFilters) => void
}

/**
 * The fields for period, business unit, partner and client, and in the public register for the kind of announcement.
 */
export function FilterFields({ dashboard, filters, period, client, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('dashboards')
  const language = useLanguage()
  const api = useApi()
  const choices = useQuery(choicesOptions(api, dashboard))
  const load: NonNullable<ComboBoxProps['load']> = useCallback(search => searchAccounts(api, search), [api])
  const { units = [], partners = [], firstMonth = null, lastMonth = null } = choices.data ?? {}
  const from = filters.from ?? period?.from
  const to = filters.to ?? period?.to
  const months = monthsToChoose(firstMonth, lastMonth, [from, to]).map(id => ({
    id,
    label: shortMonth(language, id),
  }))
  const people = partners.map(({ key, label }) => ({ id: key, label }))
  const fault = periodFault(filters)
  const set = (name: keyof DashboardFilters, value: string | number | undefined) =>
    onChange({ ...without(filters, name), ...(value !== undefined && { [name]: value }) })
  // Keep the other end of the period as shown, even if nobody chose it.
  const setPeriod = (end: Pick<DashboardFilters, 'from' | 'to'>) =>
    onChange({ ...filters, ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...end })
  const { unit, partner, kind } = filters
  // Offer a unit from the address even if it has no engagements, because it is the current choice.
  const known = unit === undefined || units.includes(unit) ? units : [...units, unit]
  const personName = t(dashboard === 'originating' ? 'filter.originator' : 'filter.partner')
  // The period counts as a filter even if nobody chose it.
  const inWords = [
    ...(period ? [{ label: t('filter.period'), value: periodName(language, period) }] : []),
    ...(kind ? [{ label: t('filter.kind'), value: t(`kind.${kind}`) }] : []),
    ...(unit === undefined ? [] : [{ label: t('filter.unit'), value: unit }]),
    ...(partner === undefined
      ? []
      : [
          {
            label: personName,
            value: people.find(({ id }) => id === partner.toLowerCase())?.label ?? partner,
          },
        ]),
    ...(filters.client === undefined
      ? []
      : [
          {
            label: t('filter.client'),
            value: client?.name ?? t('filter.clientUnknown', { id: String(filters.client) }),
          },
        ]),
  ]
  return (
    <FilterPanel
      columnWidth="8rem"
      printed={inWords}
      activeCount={choicesIn(filters)}
      onClear={() => onChange({})}
      notice={
        choices.isLoadingError && (
          <Banner
            kind="danger"
            title={t('choicesFailed')}
            live="polite"
            actions={
              <Button size="small" isPending={choices.isFetching} onPress={() => void choices.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )
      }
    >
      <Select
        label={t('filter.from')}
        options={months}
        value={from ?? null}
        onChange={month => setPeriod({ from: month })}
      />
      <Select
        label={t('filter.to')}
        options={months}
        value={to ?? null}
        onChange={month => setPeriod({ to: month })}
        messages={fault ? [{ kind: 'error', text: t(`period.${fault}`) }] : []}
      />
      {dashboard === 'register' && (
        <Select
          label={t('filter.kind')}
          options={[
            { id: all, label: t('filter.allKinds') },
            ...noticeKinds.map(id => ({ id, label: t(`kind.${id}`) })),
          ]}
          value={kind ?? all}
          onChange={id => set('kind', id === all ? undefined : id)}
        />
      )}
      <Select
        label={t('filter.unit')}
        options={[{ id: all, label: t('filter.allUnits') }, ...known.map(id => ({ id, label: id }))]}
        value={unit ?? all}
        onChange={id => set('unit', id === all ? undefined : id)}
      />
      <ComboBox
        label={personName}
        emptyText={t('filter.allPeople')}
        options={people}
        value={
          people.find(({ id }) => id === partner?.toLowerCase()) ??
          (partner === undefined ? null : { id: partner, label: partner })
        }
        onChange={option => set('partner', option?.id)}
      />
      <ComboBox
        label={t('filter.client')}
        emptyText={t('filter.allClients')}
        value={
          filters.client === undefined
            ? null
            : {
                id: String(filters.client),
                label: client?.name ?? t('filter.clientUnknown', { id: String(filters.client) }),
              }
        }
        onChange={option => set('client', option ? Number(option.id) : undefined)}
        load={load}
      />
    </FilterPanel>
  )
}
