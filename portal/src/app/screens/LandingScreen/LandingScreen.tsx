import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Landing } from '@parvis/design-system/patterns/Landing'
import { Logo } from '@parvis/design-system/Logo'
import { Stack } from '@parvis/design-system/Stack'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { useSession, useSessionSnapshot } from '../../../session/SessionContext.tsx'
import { repeatEarlyPress } from '../../early-press.ts'
import { LanguageSwitch } from '../../LanguageSwitch.tsx'
import { PortalFooter } from '../../layouts/PortalFooter.tsx'

export interface LandingScreenProps {
  /** The address to go to after signing in: pathname + search + hash. */
  returnTo: string
  /** Whether unsaved input was stored when the session ended, waiting for its author. @default false */
  hasKept?: boolean
}

/** The address of the home page may have parameters, such as the person who is to sign in. */
const isHome = (path: string) => /^\/(?:[?#]|$)/.test(path)

/** The page that a visitor sees before signing in. */
export function LandingScreen({ returnTo, hasKept = false }: LandingScreenProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  const { ended } = useSessionSnapshot()
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')
  useEffect(repeatEarlyPress, [])
  const signIn = () => {
    if (state === 'leaving') return
    setState('leaving')
    session.start(returnTo, language).catch(() => setState('failed'))
  }
  const notice =
    ended === 'expired'
      ? t('landing.expired')
      : ended === 'signed-out'
        ? t(hasKept ? 'landing.signedOutKept' : 'landing.signedOut')
        : !isHome(returnTo) && t('landing.wanted')
  return (
    <Landing
      logo={<Logo />}
      controls={<LanguageSwitch />}
      eyebrow={t('landing.forStaff')}
      title={t('landing.title')}
      sentence={t('landing.sentence')}
      {...(notice && { notice: <Banner kind="info" title={notice} live="polite" /> })}
      actions={
        <Stack align="start">
          <Button variant="primary" onPress={signIn} isPending={state === 'leaving'}>
            {t('landing.signIn')}
          </Button>
          {state === 'failed' && <Banner kind="danger" title={t('landing.failed')} live="assertive" />}
        </Stack>
      }
      footer={<PortalFooter />}
    />
  )
}
