import { Card } from '@parvis/design-system/Card'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOf } from '../../application.ts'
import { useDeviceSheets } from '../../counts/useDeviceSheets.ts'

/** Names the count sheets that this device holds unsent data of; without the network, all that it can open. */
export function DeviceSheets() {
  const { t } = useTranslation('stockTakes')
  const { sheets, isUnreachable } = useDeviceSheets()
  if (sheets.length === 0) return null
  return (
    <Card title={t('onDevice.title')}>
      <Stack gap={3}>
        <p>{t(isUnreachable ? 'onDevice.offlineText' : 'onDevice.text')}</p>
        <Stack gap={3} isList>
          {sheets.map(({ takeId, sheet, counts, unseen, photos, refusedPhotos, isLeft }) => (
            <Stack key={takeId} gap={1}>
              <div>
                <LinkButton size="small" href={addressOf('count', takeId)}>
                  {sheet
                    ? t('onDevice.sheet', { name: sheet.name, client: sheet.accountName })
                    : t('onDevice.unnamed', { number: takeId })}
                </LinkButton>
              </div>
              {isLeft && <p>{t('sending.left')}</p>}
              {counts > 0 && <p>{t('sending.waiting', { count: counts })}</p>}
              {photos > 0 && <p>{t('photo.waiting', { count: photos })}</p>}
              {unseen > 0 && <p>{t('onDevice.unseen', { count: unseen })}</p>}
              {refusedPhotos > 0 && <p>{t('photo.refused', { count: refusedPhotos })}</p>}
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
