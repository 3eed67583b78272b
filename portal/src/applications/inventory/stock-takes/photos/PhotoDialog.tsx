import { readOptions } from '@parvis/api-types/calls'
import { getCountPhotoContent } from '@parvis/api-types/calls/count-sheets'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { Picture } from '@parvis/design-system/Picture'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../problems/Reason.tsx'
import { LoadedPart } from '../../../../screens/LoadedPart.tsx'
import { sayNoPhoto, sayNotRemoved } from './photo-texts.ts'
import { PhotoStoreContext, type LinePhoto } from './usePhotos.ts'

export interface PhotoDialogProps {
  photo: Pick<LinePhoto, 'clientId' | 'id' | 'takenDate' | 'picture'>
  /** The name of the article. */
  name: string
  /** Who took the photo, unless it was the reader. */
  by?: string | undefined
  /** Removes the photo; undefined if the reader may not. */
  onRemove: (() => Promise<unknown>) | undefined
  onClose: () => void
}

/** Marks a picture that this device can no longer decrypt. */
const unreadable = 'unreadable'
const mediaType = { type: 'image/jpeg' }

/** Shows a photo of a line, from this device or from the services. */
export function PhotoDialog({ photo, name, by, onRemove, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { longMoment } = useFormats()
  const api = useApi()
  const store = use(PhotoStoreContext)
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<unknown>()
  const { clientId, id, takenDate, picture } = photo
  const found = useQuery({
    queryKey: ['countPhoto', clientId, id ?? null],
    queryFn: async ({ signal }) => {
      const here = picture ?? (await store.picture(clientId).catch(() => unreadable))
      if (here && here !== unreadable) return new Blob([here], mediaType)
      if (here && id === undefined) return unreadable
      // The photo has just been sent, and the loaded list does not contain it yet.
      if (id === undefined) return null
      const { content } = await readOptions(api, getCountPhotoContent, { path: { id } }).queryFn({ signal })
      return new Blob([Uint8Array.from(atob(content), letter => letter.charCodeAt(0))], mediaType)
    },
    // A photo never changes, and its data is dropped once it is no longer shown.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always' as const,
  })
  const remove = async (removing: () => Promise<unknown>) => {
    setRemoving(true)
    try {
      await removing()
      showToast({ title: t('photo.removed') })
      onClose()
    } catch (problem) {
      setError(problem)
      setRemoving(false)
    }
  }
  const date = longMoment(takenDate)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('photo.title', { name })}
      description={by === undefined ? t('photo.taken', { date }) : t('photo.takenBy', { date, name: by })}
      footer={
        <>
          {onRemove && (
            <Button variant="danger" isPending={isRemoving} onPress={() => void remove(onRemove)}>
              {t('photo.remove')}
            </Button>
          )}
          <Button onPress={onClose}>{t('history.close')}</Button>
        </>
      }
    >
      <Stack gap={3}>
        {error !== undefined && (
          <Banner kind="danger" live="assertive" title={t('photo.notRemoved')}>
            <Reason problem={sayNotRemoved(error)} error={error} />
          </Banner>
        )}
        <LoadedPart
          query={found}
          loading={t('photo.loading')}
          failed={t('photo.failed')}
          say={sayNoPhoto}
          height="16rem"
        >
          {file =>
            file instanceof Blob ? (
              <Picture file={file} label={t('photo.title', { name })} />
            ) : (
              <p>{t(file === unreadable ? 'photo.keyChanged' : 'photo.moved')}</p>
            )
          }
        </LoadedPart>
      </Stack>
    </Dialog>
  )
}
