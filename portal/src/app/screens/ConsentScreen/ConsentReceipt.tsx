import type { Schemas } from '@parvis/api-types/consent'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useFormats } from '../../../i18n/formats.ts'

export interface ConsentReceiptProps {
  acceptance: Required<Pick<Schemas['TermsAcceptance'], 'receipt' | 'termsVersion' | 'acceptedDate'>>
  onContinue: () => void
}

/** The receipt of an acceptance, shown before the person enters the portal. */
export function ConsentReceipt({ acceptance, onContinue }: ConsentReceiptProps) {
  const { t } = useTranslation('consent')
  const formats = useFormats()
  const { receipt, termsVersion, acceptedDate } = acceptance
  return (
    <Page width="reading">
      <PageHeader
        title={t('receiptTitle')}
        actions={
          <Button variant="primary" onPress={onContinue}>
            {t('continue')}
          </Button>
        }
      />
      <Banner
        kind="success"
        live="polite"
        title={t('receipt', {
          receipt,
          version: termsVersion,
          date: formats.moment(new Date(acceptedDate)),
        })}
      >
        {t('receiptHint')}
      </Banner>
    </Page>
  )
}
