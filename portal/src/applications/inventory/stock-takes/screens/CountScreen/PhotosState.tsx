import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { Reason } from '../../../../../problems/Reason.tsx'
import { sayPhotoNotSent } from '../../photos/photo-texts.ts'
import type { Photos } from '../../photos/usePhotos.ts'

/** The photos that are unsent, refused or not even stored on the device. This state is always visible. */
export function PhotosState({ photos }: { photos: Photos }) {
  const { t } = useTranslation('stockTakes')
  const { all, waiting, unkept, isSending, error, send, keepAgain } = photos
  const refused = all.filter(({ state }) => state === 'refused').length
  return (
    <>
      {unkept > 0 && (
        <Banner
          kind="danger"
          live="assertive"
          title={t('photo.unkept', { count: unkept })}
          actions={<Button onPress={() => void keepAgain()}>{t('photo.keepAgain')}</Button>}
        >
          {t('photo.unkeptText')}
        </Banner>
      )}
      {waiting > 0 && !(isSending && error === undefined) && (
        <Banner
          kind="warning"
          live="polite"
          title={t('photo.waiting', { count: waiting })}
          actions={
            <Button isPending={isSending} onPress={() => void send()}>
              {t('photo.now')}
            </Button>
          }
        >
          <p>{t('sending.waitingText')}</p>
          {error !== undefined && <Reason problem={sayPhotoNotSent(error)} error={error} />}
        </Banner>
      )}
      {refused > 0 && (
        <Banner kind="danger" live="polite" title={t('photo.refused', { count: refused })}>
          {t('photo.refusedText')}
        </Banner>
      )}
    </>
  )
}
