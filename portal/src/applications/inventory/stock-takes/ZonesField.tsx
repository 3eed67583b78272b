import { StockZoneForm as limits } from '@parvis/api-types/limits/inventories'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { ValidationMessage, type FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../api/search-page.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../organisation/search-people.ts'
import { newZone, type ZoneValue } from './forms.ts'

export interface ZonesFieldProps {
  value: readonly ZoneValue[]
  onChange: (value: readonly ZoneValue[]) => void
  messages: readonly FieldMessage[]
}

/** The zones of a stock-take, each with the people who count there. */
export function ZonesField({ value, onChange, messages }: ZonesFieldProps) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const change = (key: string, changes: Partial<ZoneValue>) =>
    onChange(value.map(zone => (zone.key === key ? { ...zone, ...changes } : zone)))
  return (
    <Stack gap={5}>
      {value.map(({ key, site, name, counters }, at) => (
        <Card key={key} title={t('zones.one', { number: at + 1 })}>
          <Stack>
            <TextField
              label={t('zones.site')}
              isRequired
              limit={limits.site.maxLength}
              autoComplete="off"
              value={site}
              onChange={told => change(key, { site: told })}
            />
            <TextField
              label={t('zones.name')}
              isRequired
              limit={limits.name.maxLength}
              autoComplete="off"
              value={name}
              onChange={told => change(key, { name: told })}
            />
            <PersonPicker
              selection="multiple"
              label={t('zones.counters')}
              description={t('hint.counters')}
              maximum={limits.counters.maxItems}
              load={load}
              value={counters}
              onChange={people => change(key, { counters: people.map(chosenPerson) })}
            />
            {value.length > 1 && (
              <Inline>
                <Button onPress={() => onChange(value.filter(zone => zone.key !== key))}>
                  {t('zones.remove', { number: at + 1 })}
                </Button>
              </Inline>
            )}
          </Stack>
        </Card>
      ))}
      {messages.map(message => (
        <ValidationMessage key={message.text} {...message} />
      ))}
      <Inline>
        <Button onPress={() => onChange([...value, { ...newZone(), site: value.at(-1)?.site ?? '' }])}>
          {t('zones.add')}
        </Button>
      </Inline>
    </Stack>
  )
}
