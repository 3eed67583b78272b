import { explain } from '../../../api/problem-messages.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import { defineForm, plain, type FieldKind } from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'

/** The contract accepts no later day: such a year is a typing error. */
export const latestDay = '2099-12-31'

/** The current day in France as 'YYYY-MM-DD', since periods use French days. */
export function dayInFrance(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now)
}

const day: FieldKind<string> = {
  ...plain,
  start: '',
  isRequired: true,
  isValue: value => typeof value === 'string',
  fault: value =>
    value === '' ? ruleText('required') : value > latestDay ? fieldText('onboarding:rule.tooFar') : undefined,
}

interface Period {
  fromDate: string
  untilDate: string
}

/** The faults of a period: it ends before it starts, or before today. A single day is a valid period. */
export function periodFaults({ fromDate, untilDate }: Period, today: string): Faults<'untilDate'> {
  if (untilDate === '') return {}
  if (fromDate > untilDate) return { untilDate: fieldText('onboarding:rule.periodOrder') }
  return untilDate < today ? { untilDate: fieldText('onboarding:rule.periodPast') } : {}
}

/** The person who decides in the reader's place, from the first to the last day. */
export const substituteForm = defineForm(
  'onboarding-substitute',
  { substitute: picked<ChosenPerson>(personParts), fromDate: day, untilDate: day },
  {
    refusals: {
      'onboarding-substitute-unknown': 'substitute',
      'onboarding-substitute-cannot-decide': 'substitute',
      'onboarding-substitute-self': 'substitute',
      'onboarding-substitute-period': 'untilDate',
      'onboarding-substitute-overlap': 'fromDate',
    },
    say: explain<'createOnBoardingSubstitute'>({
      'onboarding-substitute-unknown': 'onboarding:problem.substituteUnknown',
      'onboarding-substitute-cannot-decide': 'onboarding:problem.substituteCannotDecide',
      'onboarding-substitute-self': 'onboarding:problem.substituteSelf',
      'onboarding-substitute-period': 'onboarding:problem.substitutePeriod',
      'onboarding-substitute-overlap': 'onboarding:problem.substituteOverlap',
    }),
    also: values => periodFaults(values, dayInFrance(new Date())),
  },
)
