import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { sayNoStaff, staffOptions, type ClientStaff, type NetworkElement } from '../../network.ts'
import { startedAt } from '../../rules/place.ts'
import type { Explorer } from './useExplorer.ts'

export interface ClientStaffPartProps {
  client: NetworkElement
  explorer: Explorer
}

/** The staff with the most engagements for a client, in words and figures. */
export function ClientStaffPart({ client, explorer }: ClientStaffPartProps) {
  const { t } = useTranslation('network')
  const id = Number(client.key.slice(client.key.indexOf('-') + 1))
  const ranked = useQuery(staffOptions(useApi(), id))
  const say = useRankWords()
  // A banner, because this part is inside the details of an element and a full-page error would bring a higher-ranking
  // heading.
  if (ranked.isLoadingError)
    return (
      <ProblemBanner
        title={t('staff.failed')}
        problem={sayNoStaff(ranked.error)}
        actions={
          <Button size="small" isPending={ranked.isFetching} onPress={() => void ranked.refetch()}>
            {t('explore.retry')}
          </Button>
        }
      />
    )
  if (!ranked.data)
    return (
      <SkeletonGroup label={t('staff.loading')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  const { value, total } = ranked.data
  if (value.length === 0) return <span>{t('staff.empty')}</span>
  return (
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

type Rank = ClientStaff['value'][number]

/** People with the same name are told apart by their email. */
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
