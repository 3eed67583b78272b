import type { Schemas } from '@parvis/api-types/portal'
import { explain } from '../../api/problem-messages.ts'
import { defineForm, setOf, type ValuesOf } from '../../screens/define-form.ts'

type Grant = Schemas['ReportAccess']['grants'][number]

/** Explains why the access to a report failed to load or save. */
export const sayOfAccess = explain<
  | 'getReportAccess'
  | 'updateReportAccess'
  | 'listReportReaders'
  | 'getReportAccessChoices'
  | 'previewReportAccess'
>({
  'not-found': 'reportAccess:problem.reportGone',
  'report-access-unknown': 'reportAccess:problem.accessUnknown',
  'report-access-contact-of-another-client': 'reportAccess:problem.contactOfAnotherClient',
})

/** A chosen criterion: a role or a contact with its key as id, a grade or a business unit with its name. */
export interface ChosenAccess {
  id: string
  label: string
}

const isChosen = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'label') === 'string'
/** Removing an item and adding it again is no change, whatever the order. */
const some = {
  ...setOf<ChosenAccess>({}, ({ id }) => id),
  isValue: (value: unknown): value is readonly ChosenAccess[] =>
    Array.isArray(value) && value.every(isChosen),
}

/** No field is required: without any criterion, only administrators see the report. */
export const accessForm = defineForm(
  'report-access',
  { customerRoles: some, contacts: some, staffRoles: some, grades: some, businessUnits: some },
  { say: sayOfAccess, refusals: { 'report-access-contact-of-another-client': 'contacts' } },
)
export type AccessValues = ValuesOf<typeof accessForm.fields>
export type AccessField = keyof AccessValues

/** The form values of an existing access. */
export function accessValuesOf({ grants }: { grants: readonly Grant[] }): AccessValues {
  const of = (kind: Grant['kind']): ChosenAccess[] =>
    grants
      .filter(grant => grant.kind === kind)
      .map(({ key, value, name }) => ({ id: key === null ? (value ?? name) : String(key), label: name }))
  return {
    customerRoles: of('customerRole'),
    contacts: of('contact'),
    staffRoles: of('staffRole'),
    grades: of('grade'),
    businessUnits: of('businessUnit'),
  }
}

const words = (chosen: readonly ChosenAccess[]) => chosen.map(({ id }) => id)
const keys = (chosen: readonly ChosenAccess[]) => words(chosen).map(Number)

/** The PATCH body that turns the values `from` into `to`; each changed kind is sent completely. */
export function accessChanges(from: AccessValues, to: AccessValues): Schemas['ReportAccessPatch'] {
  const { customerRoles, staffRoles, grades, businessUnits, contacts } = accessForm.changes(from, to)
  return {
    ...(customerRoles && { customerRoleIds: keys(customerRoles) }),
    ...(staffRoles && { staffRoleIds: keys(staffRoles) }),
    ...(grades && { grades: words(grades) }),
    ...(businessUnits && { businessUnits: words(businessUnits) }),
    ...(contacts && { contactIds: keys(contacts) }),
  }
}

/** The body of a preview: all criteria in the values. */
export const accessSelection = (values: AccessValues): Schemas['ReportAccessSelection'] => ({
  customerRoleIds: keys(values.customerRoles),
  staffRoleIds: keys(values.staffRoles),
  grades: words(values.grades),
  businessUnits: words(values.businessUnits),
  contactIds: keys(values.contacts),
})
