import { questionOptions } from '@parvis/api-types/calls'
import { dryRunReminders, previewReminder } from '@parvis/api-types/calls/reminders'
import { isProblem } from '@parvis/api-types/problems'
import { Card } from '@parvis/design-system/Card'
import { DateTime } from '@parvis/design-system/DateTime'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { MessageFrame } from '../../../screens/MessageFrame.tsx'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import type { ValuesOf } from '../../../screens/define-form.ts'
import { nameOf } from './PlanGrid.tsx'
import { ruleForm, say, type ReminderState } from './rule.ts'
import { type TemplateLanguage, templateFields } from './TemplateFields.tsx'
import { useRuleWords } from './useRuleWords.ts'
import { useSettled } from './useSettled.ts'

type Values = ValuesOf<typeof ruleForm.fields>

interface RulePartProps {
  state: ReminderState
  /** The current values of the form. */
  values: Values
}

/** A live preview of the message as it would be sent today, about the sheet that has waited longest. */
export function RulePreview({ state, values, language }: RulePartProps & { language: TemplateLanguage }) {
  const { t } = useTranslation('reminders')
  const [subject, body] = templateFields[language]
  const settled = useSettled({ subject: values[subject], body: values[body] })
  const faults = ruleForm.check(values)
  const isWrong = templateFields[language].some(name => faults[name] !== undefined)
  const asked = { state, sheetId: null, language, ...settled }
  const shown = useQuery({
    ...questionOptions(useApi(), previewReminder, { body: asked }),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
    retry: false,
  })
  return (
    <Card title={t('preview.title')}>
      {isWrong ? (
        <p>{t('preview.wrong')}</p>
      ) : isProblem(shown.error, 'reminder-case-missing') ? (
        <EmptyState title={t('preview.emptyTitle')}>{t('preview.empty')}</EmptyState>
      ) : (
        <LoadedPart
          query={shown}
          loading={t('preview.loading')}
          failed={t('preview.failed')}
          say={say}
          height="20rem"
        >
          {({ sheetTitle, recipientName, days, subject: line, html }) => (
            <Stack gap={3}>
              <p>{t('preview.about', { sheet: sheetTitle, recipient: recipientName, count: days })}</p>
              <p>
                <strong>{line}</strong>
              </p>
              <MessageFrame label={t('preview.frame')} html={html} />
            </Stack>
          )}
        </LoadedPart>
      )}
    </Card>
  )
}

/** Number of reminders listed; the list of the next 30 days has all of them. */
const named = 8

/** The first people the rule would remind with the current values, saved or not. */
export function RulePlan({ state, values }: RulePartProps) {
  const { t } = useTranslation('reminders')
  const { hour } = useRuleWords()
  const settled = useSettled(values)
  const faults = ruleForm.check(settled)
  const isWrong = (['ranges', 'repeatEvery', 'recipients', 'weekdays', 'hour'] as const).some(
    name => faults[name] !== undefined,
  )
  const { subject: _, body: __, englishSubject: ___, englishBody: ____, ...timing } = ruleForm.bodyOf(settled)
  const planned = useQuery({
    ...questionOptions(useApi(), dryRunReminders, { body: { rules: [{ state, ...timing }] } }),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
    retry: false,
  })
  return (
    <Card title={t('rulePlan.title')}>
      {isWrong ? (
        <p>{t('rulePlan.wrong')}</p>
      ) : (
        <LoadedPart query={planned} loading={t('rulePlan.loading')} failed={t('plan.failed')} say={say}>
          {({ value }) => {
            const own = value.filter(each => each.state === state)
            if (own.length === 0) return <p>{t(settled.isOn ? 'rulePlan.empty' : 'rulePlan.off')}</p>
            return (
              <Stack gap={3}>
                <p>{t('rulePlan.count', { count: own.length })}</p>
                <ul>
                  {own.slice(0, named).map(each => (
                    <li key={`${each.day} ${each.sheetId} ${each.recipient ?? ''}`}>
                      <DateTime form="day" value={each.day} />
                      {t(each.skip === null ? 'rulePlan.line' : 'rulePlan.skipped', {
                        hour: hour(each.hour),
                        recipient: nameOf(each, t),
                        sheet: each.language === 'fr' ? each.sheetTitle : each.sheetEnglishTitle,
                      })}
                    </li>
                  ))}
                </ul>
              </Stack>
            )
          }}
        </LoadedPart>
      )}
    </Card>
  )
}
