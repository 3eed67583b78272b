import { Footer } from '@parvis/design-system/patterns/Footer'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'

/** The product's version and links, below every screen. */
export function PortalFooter() {
  const { t } = useTranslation()
  const { links, version } = useSettings()
  return (
    <Footer
      version={version}
      links={[
        { label: t('footer.privacy'), href: links.privacy, isExternal: !links.privacy.startsWith('mailto:') },
        { label: t('footer.support'), href: links.support, isExternal: !links.support.startsWith('mailto:') },
      ]}
    />
  )
}
