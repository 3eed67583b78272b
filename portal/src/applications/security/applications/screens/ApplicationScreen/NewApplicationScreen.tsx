import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { applicationRecord } from '../../application-record.ts'
import { DetailsForm } from './DetailsPart.tsx'

/** Creates an application, then opens its page. */
export function NewApplicationScreen() {
  const { t } = useTranslation('security')
  return (
    <RecordPage
      list={{ label: t('list.title'), href: applicationRecord.list }}
      title={t('form.new')}
      sentence={t('form.newHint')}
    >
      <DetailsForm />
    </RecordPage>
  )
}
