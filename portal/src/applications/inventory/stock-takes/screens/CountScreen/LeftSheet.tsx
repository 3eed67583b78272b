import { Banner } from '@parvis/design-system/Banner'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { stockTakes } from '../../application.ts'
import { CountStoreContext, useCounts } from '../../counts/useCounts.ts'
import { usePhotos } from '../../photos/usePhotos.ts'
import { PhotoList } from './PhotoList.tsx'
import { PhotosState } from './PhotosState.tsx'
import { nameOf, SendingState } from './SendingState.tsx'

export interface LeftSheetProps {
  id: number
  /** Loads the sheet again; pass a stable function. */
  onReload: () => void
  /** Shown while this device is asked what it holds. */
  loading: ReactNode
  /** Shown if this device holds nothing of the sheet. */
  children: ReactNode
}

const none: readonly never[] = []

/**
 * What this device still holds of a sheet that the services no longer give to the reader. It is sent all the same: the
 * services keep late counts, too.
 */
export function LeftSheet({ id, onReload, loading, children }: LeftSheetProps) {
  const { t } = useTranslation('stockTakes')
  const store = use(CountStoreContext)
  const { email } = usePerson()
  const counts = useCounts(id, onReload)
  const photos = usePhotos(id, none)
  const kept = useQuery({
    queryKey: ['keptCountSheet', email, id],
    queryFn: async () => (await store.sheet(email, id).catch(() => undefined)) ?? null,
    networkMode: 'always' as const,
    staleTime: Infinity,
  })
  if (counts.local.length === 0 && counts.sent.length === 0 && photos.all.length === 0)
    return (counts.isListed && photos.isListed) || counts.error !== undefined ? children : loading
  const lines = kept.data?.lines ?? none
  return (
    <RecordPage
      list={{ label: t('sheets.title'), href: stockTakes.address('count') }}
      title={kept.data?.sheet.name ?? t('record.name')}
      sentence={kept.data?.sheet.accountName}
      notice={
        <Banner kind="warning" title={t('sending.left')}>
          {t('sending.leftText')}
        </Banner>
      }
    >
      <Stack gap={5}>
        <SendingState counts={counts} lines={lines} space="enough" isReady={false} />
        <PhotosState photos={photos} />
        <PhotoList of={photos.all} nameOf={({ lineId }) => nameOf(lines, lineId)} onRemove={photos.remove} />
      </Stack>
    </RecordPage>
  )
}
