import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { consumerRecord } from '../../consumer.ts'
import { DetailsForm } from './DetailsPart.tsx'

/** Registers an API consumer, then opens its page, where it gets a key. */
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
