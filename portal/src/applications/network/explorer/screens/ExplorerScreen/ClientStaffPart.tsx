import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { sayNoPaths, staffOptions, type ClientStaff, type NetworkElement } from '../../network.ts'
import { startedAt } from '../../rules/place.ts'
import type { Explorer } from './useExplorer.ts'

export interface ClientStaffPartProps {
  client: NetworkElement
  explorer: Explorer
}

/** Who of the staff is in most engagements of a client, in words and figures. */
export function ClientStaffPart({ client, explorer }: ClientStaffPartProps) {
  const { t } = useTranslation('network')
  const id = Number(client.key.slice(client.key.indexOf('-') + 1))
  const ranked = useQuery(staffOptions(useApi(), id))
  const say = useRankWords()
  return (
    <LoadedPart query={ranked} loading={t('staff.loading')} failed={t('staff.failed')} say={sayNoPaths}>
      {({ value, total }) =>
        value.length === 0 ? (
          <span>{t('staff.empty')}</span>
        ) : (
          <Stack gap={3}>
            <span>{t('staff.by')}</span>
            <DescriptionList
              items={value.map(rank => ({
                term: termOf(rank, value),
                value: (
                  <Stack gap={2} align="start">
                    <span>{say(rank)}</span>
                    <Button
                      size="small"
                      isPending={explorer.isGoing}
                      onPress={() => explorer.go(before => startedAt(before, rank.staff.key))}
                    >
                      {t('staff.show', { name: rank.staff.name })}
                    </Button>
                  </Stack>
                ),
              }))}
            />
            {total > value.length && <span>{t('staff.more', { count: total - value.length })}</span>}
          </Stack>
        )
      }
    </LoadedPart>
  )
}

type Rank = ClientStaff['value'][number]

/** Two people of one name are told apart by their address. */
function termOf({ staff }: Rank, all: readonly Rank[]): string {
  const isOnly = all.filter(other => other.staff.name === staff.name).length === 1
  return isOnly ? staff.name : `${staff.name} (${staff.email ?? staff.key})`
}

function useRankWords() {
  const { t } = useTranslation('network')
  const language = useLanguage()
  return ({ engagements, active, asPartner, asManager, asOriginator, lastYear }: Rank) => {
    const parts = [
      t('staff.engagements', { count: engagements }),
      ...(active > 0 ? [t('staff.active', { count: active })] : []),
      ...(asPartner > 0 ? [t('staff.asPartner', { count: asPartner })] : []),
      ...(asManager > 0 ? [t('staff.asManager', { count: asManager })] : []),
      ...(asOriginator > 0 ? [t('staff.asOriginator', { count: asOriginator })] : []),
      ...(lastYear === null ? [] : [t('staff.lastYear', { year: String(lastYear) })]),
    ]
    return new Intl.ListFormat(language, { type: 'unit' }).format(parts)
  }
}
