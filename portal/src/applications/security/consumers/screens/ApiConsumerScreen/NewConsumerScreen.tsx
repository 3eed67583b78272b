import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { consumerRecord } from '../../consumer.ts'
import { DetailsForm } from './DetailsPart.tsx'

/** A new API consumer; once it is registered, its page, where it is given a key. */
export function NewConsumerScreen() {
  const { t } = useTranslation('consumers')
  return (
    <RecordPage
      list={{ label: t('list.title'), href: consumerRecord.list }}
      title={t('form.new')}
      sentence={t('form.newHint')}
    >
      <DetailsForm />
    </RecordPage>
  )
}
