import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { ruleRecord } from '../../rule.ts'

const RuleForm = latePart(async () => ({ default: (await import('../../RuleForm.tsx')).RuleForm }))

/** The rule of a state: its schedule, recipients and texts. */
export function ReminderRuleScreen() {
  const { t } = useTranslation('reminders')
  return (
    <RecordScreen record={ruleRecord}>
      {rule => (
        <RecordPage
          width="full"
          list={{ label: t('list.title'), href: ruleRecord.list }}
          title={t(`state.${rule.state}`)}
          status={{ kind: rule.isOn ? 'success' : 'draft', text: t(rule.isOn ? 'rule.on' : 'rule.off') }}
          sentence={t('rule.waiting', { count: rule.waiting })}
        >
          <RuleForm rule={rule} />
        </RecordPage>
      )}
    </RecordScreen>
  )
}
