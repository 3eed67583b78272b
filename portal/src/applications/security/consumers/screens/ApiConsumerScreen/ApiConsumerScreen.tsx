import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Suspense, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { manageScope } from '../../application.ts'
import { consumerRecord, useMayManage, type Consumer } from '../../consumer.ts'
import { DetailsPart } from './DetailsPart.tsx'
import { KeysPart } from './KeysPart.tsx'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'

const DeleteConsumerDialog = lateDialog(async () => ({
  default: (await import('./DeleteConsumerDialog.tsx')).DeleteConsumerDialog,
}))
const loadSuspension = () => import('./Suspension.tsx')
const SuspendDialog = lateDialog(async () => ({ default: (await loadSuspension()).SuspendDialog }))
const SuspendedBanner = latePart(async () => ({ default: (await loadSuspension()).SuspendedBanner }))
const UsagePart = latePart(async () => ({ default: (await import('./UsagePart.tsx')).UsagePart }))
const HowToCallPart = latePart(async () => ({ default: (await import('./HowToCallPart.tsx')).HowToCallPart }))

/** One API consumer: its keys, usage and details, and how to call the APIs. */
export function ApiConsumerScreen() {
  return (
    <RecordScreen record={consumerRecord}>
      {(consumer, onDeleted) => <ConsumerPage consumer={consumer} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

/** A reader without permission to edit sees the same page with a notice. */
function ConsumerPage({ consumer, onDeleted }: { consumer: Consumer; onDeleted: () => void }) {
  const { t } = useTranslation('consumers')
  const { longMoment } = useFormats()
  const mayManage = useMayManage()
  const [asked, setAsked] = useState<'delete' | 'suspend'>()
  const close = () => setAsked(undefined)
  const { name, modifiedBy, modifiedDate, state } = consumer
  return (
    <RecordPage
      list={{ label: t('list.title'), href: consumerRecord.list }}
      title={name}
      sentence={t('record.modified', { date: longMoment(modifiedDate), person: modifiedBy })}
      actions={
        mayManage && (
          <>
            {state === 'active' && <Button onPress={() => setAsked('suspend')}>{t('suspended.open')}</Button>}
            <Button onPress={() => setAsked('delete')}>{t('delete.open')}</Button>
          </>
        )
      }
      notice={
        <>
          {!mayManage && (
            <Banner kind="info" title={t('reader.title')}>
              {t('reader.text', { scope: manageScope })}
            </Banner>
          )}
          {state === 'suspended' && (
            <Suspense fallback={null}>
              <SuspendedBanner consumer={consumer} mayResume={mayManage} />
            </Suspense>
          )}
        </>
      }
      parts={{
        label: t('record.parts'),
        items: [
          { id: 'keys', title: t('part.keys'), content: <KeysPart consumerId={consumer.id} /> },
          { id: 'usage', title: t('part.usage'), content: <UsagePart consumer={consumer} /> },
          { id: 'details', title: t('part.details'), content: <DetailsPart consumer={consumer} /> },
          { id: 'how', title: t('part.how'), content: <HowToCallPart consumer={consumer} /> },
        ],
      }}
    >
      {asked === 'delete' && (
        <DeleteConsumerDialog consumer={consumer} onClose={close} onDeleted={onDeleted} />
      )}
      {asked === 'suspend' && <SuspendDialog consumer={consumer} onClose={close} />}
    </RecordPage>
  )
}
