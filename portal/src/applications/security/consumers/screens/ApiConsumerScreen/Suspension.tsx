import { writeOptions } from '@parvis/api-types/calls'
import { updateApiConsumer } from '@parvis/api-types/calls/api-consumers'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { ActionDialog } from '../../../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { consumerForm } from '../../consumer-form.ts'
import type { Consumer } from '../../consumer.ts'

const changeTo = (state: Consumer['state'], { id, '@odata.etag': ifMatch }: Consumer) => ({
  path: { id },
  ifMatch,
  body: { state },
})

/** Asks before suspending an API consumer, which rejects all its calls. */
export function SuspendDialog({ consumer, onClose }: { consumer: Consumer; onClose: () => void }) {
  const { t } = useTranslation('consumers')
  return (
    <ActionDialog
      title={t('suspended.question', { name: consumer.name })}
      confirmLabel={t('suspended.confirm')}
      options={writeOptions(useApi(), updateApiConsumer)}
      sent={changeTo('suspended', consumer)}
      said={t('suspended.done')}
      say={consumerForm.say}
      onClose={onClose}
    >
      <p>{t('suspended.effect')}</p>
    </ActionDialog>
  )
}

/** Says that an API consumer is suspended, with a button to reactivate it. */
export function SuspendedBanner({ consumer, mayResume }: { consumer: Consumer; mayResume: boolean }) {
  const { t } = useTranslation('consumers')
  const change = useMutation({
    ...writeOptions(useApi(), updateApiConsumer),
    onSuccess: () => showToast({ title: t('suspended.resumed') }),
  })
  return (
    <>
      <Banner
        kind="warning"
        title={t('suspended.title')}
        actions={
          mayResume && (
            <Button isPending={change.isPending} onPress={() => change.mutate(changeTo('active', consumer))}>
              {t('suspended.resume')}
            </Button>
          )
        }
      >
        {t('suspended.text')}
      </Banner>
      {change.error && <ProblemBanner problem={consumerForm.say(change.error)} />}
    </>
  )
}
