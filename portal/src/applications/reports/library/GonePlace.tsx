import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Shown if the folder in the address does not exist or contains nothing for the reader. */
export function GonePlace({ page }: { page: string }) {
  const { t } = useTranslation('reports')
  return (
    <EmptyState
      title={t('place.goneTitle')}
      actions={<LinkButton href={page}>{t('place.toAll')}</LinkButton>}
    >
      {t('place.gone')}
    </EmptyState>
  )
}
