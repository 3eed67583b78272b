import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { BareShell } from '../../layouts/BareShell.tsx'
import { GuestSignStep, type GuestSignStepProps } from './GuestSignStep.tsx'

/** The document with room to read it, once the address is proved. */
export function GuestSignPage(props: GuestSignStepProps) {
  const { t } = useTranslation('guestSigning')
  const { documentName, senderName } = props.guest
  const known = { name: documentName ?? '', sender: senderName ?? '' }
  return (
    <BareShell>
      <Page>
        <PageHeader title={documentName ?? t('title')} sentence={t('asks', known)} />
        <GuestSignStep {...props} />
      </Page>
    </BareShell>
  )
}
