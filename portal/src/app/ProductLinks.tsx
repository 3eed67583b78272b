import { LinkButton } from '@parvis/design-system/LinkButton'
import { Inline } from '@parvis/design-system/Inline'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../settings/SettingsContext.tsx'

/** Version and the links of the product: personal-data rights, support. */
export function ProductLinks() {
  const { t } = useTranslation()
  const { links, version } = useSettings()
  return (
    <Inline>
      <span>{t('footer.version', { version })}</span>
      <LinkButton variant="quiet" size="small" href={links.privacy}>
        {t('footer.privacy')}
      </LinkButton>
      <LinkButton variant="quiet" size="small" href={links.support}>
        {t('footer.support')}
      </LinkButton>
    </Inline>
  )
}
