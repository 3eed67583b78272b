import { readOptions } from '@parvis/api-types/calls'
import { listReports } from '@parvis/api-types/calls/reports'
import { Card } from '@parvis/design-system/Card'
import { ComboBox, type ComboBoxProps } from '@parvis/design-system/ComboBox'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Select } from '@parvis/design-system/Select'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage, type FieldSearch } from '../../../../../api/search-page.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  engagementTypes,
  isPeriodWrong,
  recentMonths,
  statuses,
  type DynamicChoice,
  type EngagementType,
  type Status,
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
  onChange: (choice: DynamicChoice) => void
}

/** Which report, and what of it. */
export function ChoiceFields({ choice, name, description, onChange }: ChoiceFieldsProps) {
  const { t } = useTranslation('reportViewer')
  const language = useLanguage()
  const api = useApi()
  const [recent] = useState(() => recentMonths(new Date()))
  const load: NonNullable<ComboBoxProps['load']> = useCallback(search => searchReports(api, search), [api])
  const months = useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const known = new Set([...recent, choice.from, choice.to])
    return [...known]
      .filter(month => month !== null)
      .toSorted()
      .toReversed()
      .map(id => ({ id, label: format.format(new Date(`${id}-01`)) }))
  }, [language, recent, choice.from, choice.to])
  const bounds = [{ id: open, label: t('dynamic.all') }, ...months]
  const read = (id: string) => (id === open ? null : id)
  const named = (ids: readonly (Status | EngagementType)[]) => ids.map(id => ({ id, label: words[id] }))
  const words: Record<Status | EngagementType, string> = {
    Actif: t('dynamic.Actif'),
    dormant: t('dynamic.dormant'),
    Clos: t('dynamic.Clos'),
    real: t('dynamic.real'),
    provisional: t('dynamic.provisional'),
  }
  const { report, from, to } = choice
  return (
    <Card title={t('dynamic.choice')}>
      <Grid>
        <ComboBox
          label={t('dynamic.report')}
          description={t('dynamic.reportHint')}
          value={
            report === undefined
              ? null
              : { id: String(report), label: name ?? '', ...(description !== undefined && { description }) }
          }
          onChange={option => onChange({ ...choice, report: option ? Number(option.id) : undefined })}
          load={load}
        />
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
        <MultiSelect
          label={t('dynamic.status')}
          options={named(statuses)}
          value={named(choice.statuses)}
          onChange={chosen =>
            onChange({ ...choice, statuses: statuses.filter(id => chosen.some(option => option.id === id)) })
          }
        />
        <MultiSelect
          label={t('dynamic.type')}
          options={named(engagementTypes)}
          value={named(choice.types)}
          onChange={chosen =>
            onChange({
              ...choice,
              types: engagementTypes.filter(id => chosen.some(option => option.id === id)),
            })
          }
        />
      </Grid>
    </Card>
  )
}
