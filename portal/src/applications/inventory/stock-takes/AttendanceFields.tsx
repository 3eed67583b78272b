import {
  StockAttendanceAnswer as answerLimits,
  StockAttendancePatch as limits,
} from '@parvis/api-types/limits/inventories'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { TimeField } from '@parvis/design-system/TimeField'
import { useCallback } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../api/search-page.ts'
import { FormField, type FieldParts } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../organisation/search-people.ts'
import { DayField } from '../../../screens/DayField.tsx'
import { LineField, LinesField, type FieldsOf } from '../../../screens/FormFields.tsx'
import { noteLimit, type attendanceForm, type AttendanceValues } from './attendance.ts'
import type { StockTake } from './stock-take.ts'

interface AttendanceFieldsProps {
  take: StockTake
  control: Control<AttendanceValues>
  of: FieldsOf<typeof attendanceForm.fields>
}

/** The fields of an attendance report: when and where the auditor attended, what they saw and what they conclude. */
export function AttendanceFields({ take, control, of }: AttendanceFieldsProps) {
  const { t } = useTranslation('stockTakes')
  return (
    <>
      <FormSection title={t('attendance.presence')}>
        <DayField of={of} name="attendedDate" />
        <Grid columnWidth="10rem">
          <TimeOfDay name="attendedFrom" control={control} />
          <TimeOfDay name="attendedUntil" control={control} />
        </Grid>
        <ZonesAttended take={take} control={control} />
        <AuditorsField control={control} />
        <LineField of={of} name="metPeople" />
      </FormSection>
      <FormSection title={t('attendance.questions')}>
        <FormField name="answers" control={control} label={t('field.answers')}>
          {field => <AnswersField {...field} />}
        </FormField>
      </FormSection>
      <FormSection title={t('attendance.result')}>
        <LinesField of={of} name="observations" rows={5} />
        <FormField name="conclusion" control={control} label={t('field.conclusion')}>
          {field => (
            <RadioGroup
              {...field}
              options={limits.conclusion.values.map(id => ({ id, label: t(`attendance.concluded.${id}`) }))}
            />
          )}
        </FormField>
        <LinesField
          of={of}
          name="conclusionText"
          hint={t('attendance.textHint')}
          missing={t('attendance.textMissing')}
        />
      </FormSection>
    </>
  )
}

interface TimeOfDayProps {
  name: 'attendedFrom' | 'attendedUntil'
  control: Control<AttendanceValues>
}

function TimeOfDay({ name, control }: TimeOfDayProps) {
  const { t } = useTranslation('stockTakes')
  const [from, until] = useWatch({ control, name: ['attendedFrom', 'attendedUntil'] })
  const isNextDay = name === 'attendedUntil' && until !== '' && until < from
  return (
    <FormField name={name} control={control} label={t(`field.${name}`)}>
      {({ value, onChange, messages, ...field }) => (
        <TimeField
          {...field}
          messages={isNextDay ? [...messages, { kind: 'warning', text: t('attendance.nextDay') }] : messages}
          value={value === '' ? null : value}
          onChange={chosen => onChange(chosen ?? '')}
        />
      )}
    </FormField>
  )
}

function ZonesAttended({ take, control }: Pick<AttendanceFieldsProps, 'take' | 'control'>) {
  const { t } = useTranslation('stockTakes')
  const options = take.zones.map(({ zoneId, ...zone }) => ({
    id: String(zoneId),
    label: t('zone.title', zone),
  }))
  return (
    <FormField name="zoneIds" control={control} label={t('field.zoneIds')}>
      {({ value, onChange, ...field }) => (
        <MultiSelect
          {...field}
          description={t('attendance.chooseZones')}
          options={options}
          value={options.filter(({ id }) => value.includes(Number(id)))}
          onChange={chosen => onChange(chosen.map(({ id }) => Number(id)))}
        />
      )}
    </FormField>
  )
}

function AuditorsField({ control }: Pick<AttendanceFieldsProps, 'control'>) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  return (
    <FormField name="auditors" control={control} label={t('field.auditors')}>
      {({ value, onChange, ...field }) => (
        <PersonPicker
          {...field}
          selection="multiple"
          maximum={limits.auditors.maxItems}
          load={load}
          value={value}
          onChange={people => onChange(people.map(chosenPerson))}
        />
      )}
    </FormField>
  )
}

/** Each question with its answer and a note. Messages about all the answers appear at the first question. */
function AnswersField({ value, onChange, onBlur, messages, ref }: FieldParts<AttendanceValues, 'answers'>) {
  const { t } = useTranslation('stockTakes')
  const change = (at: number, changes: Partial<(typeof value)[number]>) =>
    onChange(value.map((answer, place) => (place === at ? { ...answer, ...changes } : answer)))
  return (
    <Stack gap={6}>
      {value.map(({ question, reply, note }, at) => {
        const number = at + 1
        return (
          <Stack key={question} gap={3}>
            <RadioGroup
              label={t('attendance.question', { number, question: t(`attendance.ask.${question}`) })}
              isInline
              value={reply}
              options={answerLimits.reply.values.map(id => ({ id, label: t(`attendance.reply.${id}`) }))}
              onChange={chosen => change(at, { reply: chosen as typeof reply })}
              {...(at === 0 && { ref, messages })}
            />
            <TextField
              label={t('attendance.note', { number })}
              limit={noteLimit}
              autoComplete="off"
              value={note}
              onChange={told => change(at, { note: told })}
              onBlur={onBlur}
            />
          </Stack>
        )
      })}
    </Stack>
  )
}
