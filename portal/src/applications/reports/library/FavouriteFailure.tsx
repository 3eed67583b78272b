import { Banner } from '@parvis/design-system/Banner'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { useFavourites } from './useFavourites.ts'

/** Why a report was not marked. */
export function FavouriteFailure({ failure, dismiss }: Omit<ReturnType<typeof useFavourites>, 'toggle'>) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  return (
    failure && (
      <Banner kind="danger" live="assertive" title={t('favouriteFailed')} onDismiss={dismiss}>
        {sayKey(tAny, failure.key)}
      </Banner>
    )
  )
}
