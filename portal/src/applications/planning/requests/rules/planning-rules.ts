import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { planningFields, type PlanningField, type PlanningValues } from './planning-values.ts'
import { isWorkingDay, type DaysOff } from './working-days.ts'

/** Later, the contract takes no date: who types such a year has mistyped it. */
export const latestDay = '2099-12-31'

/** At most so many people are in a team, as the contract says. */
export const largestTeam = 50

export interface CheckedAgainst {
  /** As far as they are known: the services check again. */
  daysOff: DaysOff
  /** In France, 'YYYY-MM-DD'. */
  today: string
  /** Of the request that is changed: its dates may have passed since. */
  before?: PlanningValues | undefined
}

const required = (value: unknown) => (value === null || value === '' ? ruleText('required') : undefined)

function startFault({ startDate }: PlanningValues, { daysOff, today, before }: CheckedAgainst) {
  if (startDate === '') return ruleText('required')
  if (startDate === before?.startDate) return undefined
  if (startDate < today) return fieldText('planning:rule.startPast')
  if (startDate > latestDay) return fieldText('planning:rule.tooFar')
  return isWorkingDay(startDate, daysOff) ? undefined : fieldText('planning:rule.startNotWorking')
}

function deliveryFault({ startDate, deliveryDate }: PlanningValues, { daysOff, before }: CheckedAgainst) {
  if (deliveryDate === '') return ruleText('required')
  if (startDate !== '' && deliveryDate <= startDate) return fieldText('planning:rule.deliveryBeforeStart')
  if (deliveryDate > latestDay) return fieldText('planning:rule.tooFar')
  if (deliveryDate === before?.deliveryDate) return undefined
  return isWorkingDay(deliveryDate, daysOff) ? undefined : fieldText('planning:rule.deliveryNotWorking')
}

function teamFault({ team }: PlanningValues) {
  if (team.length > largestTeam) return ruleText('too-many', { limit: largestTeam })
  return team.length > 0 && !team.some(({ role }) => role === 'Admin')
    ? fieldText('planning:rule.adminMissing')
    : undefined
}

/** What is wrong with the values of a form, by field, in the order of the form. */
export function planningFaults(values: PlanningValues, against: CheckedAgainst): Faults<PlanningField> {
  const all: Partial<Record<PlanningField, string | undefined>> = {
    engagement: required(values.engagement),
    businessUnit: required(values.businessUnit),
    manager: required(values.manager),
    team: teamFault(values),
    offerId: required(values.offerId),
    startDate: startFault(values, against),
    deliveryDate: deliveryFault(values, against),
  }
  return Object.fromEntries(
    planningFields.flatMap(field => {
      const fault = all[field]
      return fault === undefined ? [] : [[field, fault]]
    }),
  )
}
