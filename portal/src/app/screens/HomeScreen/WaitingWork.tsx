import { WorkList } from '@parvis/design-system/WorkList'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { nameIn } from '../../../i18n/names.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { sayOfWork, workOptions } from '../../../work/queries.ts'
import { countWords, kindWords } from '../../../work/work-words.ts'

/** The person's waiting work, most urgent first. The tiles work without it when it fails to load. */
export function WaitingWork() {
  const { t } = useTranslation()
  const locale = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(workOptions(useApi()))
  const isRetrying = isFetching && error !== null
  const status = data ? 'ready' : error ? 'failed' : 'loading'
  return (
    <WorkList
      title={t('work.title')}
      empty={t('work.empty')}
      status={status}
      failedReason={`${t('work.failed')} ${sayKey(t, sayOfWork(error).key)}`}
      onRetry={() => void refetch()}
      isRetrying={isRetrying}
      total={data?.total ?? 0}
      items={(data?.value ?? []).map(item => ({
        id: `${item.kind} ${item.id}`,
        kind: kindWords(t, item),
        title: item.title,
        detail: nameIn(locale, { name: item.detail, englishName: item.englishDetail }),
        href: item.link,
        since: item.since,
        due: item.due,
      }))}
      pages={(data?.counts ?? []).map(count => ({
        id: count.kind,
        label: countWords(t, count),
        href: count.link,
      }))}
    />
  )
}
