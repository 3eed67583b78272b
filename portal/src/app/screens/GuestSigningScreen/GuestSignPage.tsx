import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useHeadingFocus } from '../../../guests/useHeadingFocus.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BareShell } from '../../layouts/BareShell.tsx'
import { GuestSignStep, type GuestSignStepProps } from './GuestSignStep.tsx'

export interface GuestSignPageProps extends GuestSignStepProps {
  /** Whether it replaces the page that proved the address. */
  hasMoved: boolean
}

/** The page with the document, once the address has been proved. */
export function GuestSignPage({ hasMoved, ...step }: GuestSignPageProps) {
  const { t } = useTranslation('guestSigning')
  useHeadingFocus(hasMoved)
  const { documentName, senderName } = step.guest
  return (
    <BareShell>
      <Page>
        <PageHeader title={documentName ?? t('title')} sentence={t('asks', { sender: senderName ?? '' })} />
        <GuestSignStep {...step} />
      </Page>
    </BareShell>
  )
}
