import { writeOptions } from '@parvis/api-types/calls'
import { deleteCountPhoto, listCountPhotos } from '@parvis/api-types/calls/count-sheets'
import { Button } from '@parvis/design-system/Button'
import { Timeline } from '@parvis/design-system/Timeline'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readAllOptions } from '../../../../api/all-pages.ts'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../screens/late.tsx'
import { LoadedPart } from '../../../../screens/LoadedPart.tsx'
import { usePerson } from '../../../../session/SessionContext.tsx'
import type { CountPhoto } from '../counts/count-store.ts'
import { sayNoPhotos } from './photo-texts.ts'

const PhotoDialog = lateDialog(async () => ({ default: (await import('./PhotoDialog.tsx')).PhotoDialog }))

export interface PhotosOfLineProps {
  lineId: number
  /** The name of the article. */
  name: string
  /** Whether the stock-take is closed, so that nothing can change. */
  isClosed: boolean
}

/** The photos of a line, with who took them and when. Renders nothing if there are none. */
export function PhotosOfLine({ lineId, name, isClosed }: PhotosOfLineProps) {
  const { t } = useTranslation('stockTakes')
  const { longMoment } = useFormats()
  const { email } = usePerson()
  const api = useApi()
  const found = useQuery(readAllOptions(api, listCountPhotos, { filter: ['lineId', 'eq', lineId] }))
  const { mutateAsync } = useMutation(writeOptions(api, deleteCountPhoto))
  const [shown, setShown] = useState<CountPhoto>()
  const remove = async ({ id, '@odata.etag': ifMatch }: CountPhoto) => {
    await mutateAsync({ path: { id }, ifMatch })
    await found.refetch()
  }
  return (
    <>
      <LoadedPart
        query={found}
        loading={t('photo.listLoading')}
        failed={t('photo.listFailed')}
        say={sayNoPhotos}
      >
        {photos =>
          photos.length > 0 && (
            <Timeline
              label={t('photo.title', { name })}
              events={photos.toReversed().map((photo, at) => {
                return {
                  id: String(photo.id),
                  title: t('history.photo'),
                  date: longMoment(photo.takenDate),
                  dateTime: photo.takenDate,
                  actor: photo.createdByName ?? photo.createdBy,
                  ...(photo.isLate && { status: { kind: 'warning', text: t('history.late') } as const }),
                  detail: (
                    <Button size="small" onPress={() => setShown(photo)}>
                      {t('history.showPhoto', { number: photos.length - at })}
                    </Button>
                  ),
                }
              })}
            />
          )
        }
      </LoadedPart>
      <Suspense fallback={null}>
        {shown && (
          <PhotoDialog
            photo={shown}
            name={name}
            by={shown.createdByName ?? shown.createdBy}
            onRemove={shown.createdBy === email && !isClosed ? () => remove(shown) : undefined}
            onClose={() => setShown(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
