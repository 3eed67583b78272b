import { explain } from '../../../api/problem-messages.ts'
import type { Faults } from '../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import { defineForm, plain, type FieldKind } from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'

/** Later, the contract takes none, and who types such a year has mistyped it. */
export const latestDay = '2099-12-31'

/** The day that it is in France, 'YYYY-MM-DD': periods are counted there. */
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

/** What is wrong with a period: it ends before it begins, or before today. One day is a period, too. */
export function periodFaults({ fromDate, untilDate }: Period, today: string): Faults<'untilDate'> {
  if (untilDate === '') return {}
  if (fromDate > untilDate) return { untilDate: fieldText('onboarding:rule.periodOrder') }
  return untilDate < today ? { untilDate: fieldText('onboarding:rule.periodPast') } : {}
}

/** Who decides in the reader's place, from the first to the last day. */
export const substituteForm = defineForm(
  'onboarding-substitute',
  { substitute: picked<ChosenPerson>(personParts), fromDate: day, untilDate: day },
  {
    refusals: {
      'onboarding-substitute-unknown': 'substitute',
      'onboarding-substitute-self': 'substitute',
      'onboarding-substitute-period': 'untilDate',
      'onboarding-substitute-overlap': 'fromDate',
    },
    say: explain<'createOnBoardingSubstitute'>({
      'onboarding-substitute-unknown': 'onboarding:problem.substituteUnknown',
      'onboarding-substitute-self': 'onboarding:problem.substituteSelf',
      'onboarding-substitute-period': 'onboarding:problem.substitutePeriod',
      'onboarding-substitute-overlap': 'onboarding:problem.substituteOverlap',
    }),
    also: values => periodFaults(values, dayInFrance(new Date())),
  },
)
