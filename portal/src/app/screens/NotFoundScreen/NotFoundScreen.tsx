import { LinkButton } from '@parvis/design-system/LinkButton'
import { NotFound } from '@parvis/design-system/NotFound'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Shown when no screen has the address. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <NotFound
      actions={
        <LinkButton variant="primary" href="/">
          {t('notFound.home')}
        </LinkButton>
      }
    />
  )
}
