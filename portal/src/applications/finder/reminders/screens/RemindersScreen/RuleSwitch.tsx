import { writeOptions } from '@parvis/api-types/calls'
import { updateReminderRule } from '@parvis/api-types/calls/reminders'
import { Stack } from '@parvis/design-system/Stack'
import { Switch } from '@parvis/design-system/Switch'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { type ReminderRule, say } from '../../rule.ts'

/** Switches the reminders of a state on or off, in the version the reader saw. */
export function RuleSwitch({ rule }: { rule: ReminderRule }) {
  const { t } = useTranslation('reminders')
  const change = useMutation(writeOptions(useApi(), updateReminderRule))
  const { id, state, '@odata.etag': ifMatch } = rule
  const isOn = change.isPending ? !rule.isOn : rule.isOn
  return (
    <Stack gap={3}>
      <Switch
        value={isOn}
        isDisabled={change.isPending}
        onChange={next => change.mutate({ path: { id }, ifMatch, body: { isOn: next } })}
      >
        {t('rule.send', { state: t(`state.${state}`) })}
      </Switch>
      {change.isError && <ProblemBanner title={t('rule.notSwitched')} problem={say(change.error)} />}
    </Stack>
  )
}
