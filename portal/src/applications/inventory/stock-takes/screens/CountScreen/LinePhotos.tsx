import { Banner } from '@parvis/design-system/Banner'
import { FileButton } from '@parvis/design-system/FileButton'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CountLine } from '../../counts/count-store.ts'
// Load this code with the sheet, so that a photo can still be taken after the network is lost.
import { scalePhoto } from '../../photos/scale-photo.ts'
import { mostOfLine, type Photos } from '../../photos/usePhotos.ts'
import { PhotoList } from './PhotoList.tsx'

const kinds = ['image/*']

/** Whether this is a touch device, which then has a camera at hand. */
const isHandheld = () => matchMedia('(pointer: coarse)').matches

export interface LinePhotosProps {
  line: CountLine
  photos: Photos
}

/** The photos of the line being counted, for cases of doubt. */
export function LinePhotos({ line: { id, name }, photos: { all, add, remove } }: LinePhotosProps) {
  const { t } = useTranslation('stockTakes')
  const [isPending, setPending] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const [said, setSaid] = useState('')
  const own = all.filter(({ lineId }) => lineId === id)
  const isAll = own.length >= mostOfLine
  const take = async (file: File) => {
    setPending(true)
    setUnreadable(false)
    setSaid('')
    try {
      // If the device could not store the photo, the banner above says so.
      if (await add(id, await scalePhoto(file))) setSaid(t('photo.added'))
    } catch {
      setUnreadable(true)
    } finally {
      setPending(false)
    }
  }
  const choosing = { kinds, isPending, onChoose: (file: File) => void take(file) }
  return (
    <Stack gap={3}>
      <PhotoList of={own} nameOf={() => name} onRemove={remove} />
      {isUnreadable && (
        <Banner kind="danger" live="assertive" title={t('photo.unreadable')}>
          {t('photo.unreadableText')}
        </Banner>
      )}
      {isAll ? (
        <p>{t('photo.most', { count: mostOfLine })}</p>
      ) : (
        <Inline gap={2}>
          {isHandheld() && (
            <FileButton {...choosing} camera="environment">
              {t('photo.take')}
            </FileButton>
          )}
          <FileButton {...choosing}>{t('photo.choose')}</FileButton>
        </Inline>
      )}
      <div role="status">{said !== '' && <p>{said}</p>}</div>
    </Stack>
  )
}
