import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { updateProblems } from '../../problems.ts'
import type { Consumer } from '../../queries.ts'
import { useStateChange } from './useStateChange.ts'

export interface SuspendedBannerProps {
  consumer: Consumer
  mayResume: boolean
}

/** Says that an API consumer is suspended, and makes it active again. */
export function SuspendedBanner({ consumer, mayResume }: SuspendedBannerProps) {
  const { t } = useTranslation('consumers')
  const change = useStateChange(consumer, 'active', { said: t('suspended.resumed') })
  return (
    <>
      <Banner
        kind="warning"
        title={t('suspended.title')}
        actions={
          mayResume && (
            <Button isPending={change.isPending} onPress={change.start}>
              {t('suspended.resume')}
            </Button>
          )
        }
      >
        {t('suspended.text')}
      </Banner>
      {change.error && (
        <ProblemBanner problem={problemText<'updateApiConsumer'>(updateProblems, change.error)} />
      )}
    </>
  )
}
