import type { Schemas } from '@parvis/api-types/portal'
import { explain } from '../../api/problem-messages.ts'
import { defineForm, setOf, type ValuesOf } from '../../screens/define-form.ts'

type Grant = Schemas['ReportAccess']['grants'][number]

/** Why the access to a report was not given, or not changed. */
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

/** Something that gives access, as it is chosen: a role or a contact by its key, a grade or a business unit by itself. */
export interface ChosenAccess {
  id: string
  label: string
}

const isChosen = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'label') === 'string'
/** Who is taken out and put in again is no change, whatever the order. */
const some = {
  ...setOf<ChosenAccess>({}, ({ id }) => id),
  isValue: (value: unknown): value is readonly ChosenAccess[] =>
    Array.isArray(value) && value.every(isChosen),
}

/** Nothing is required: without anything that gives access, administrators alone see the report. */
export const accessForm = defineForm(
  'report-access',
  { customerRoles: some, contacts: some, staffRoles: some, grades: some, businessUnits: some },
  { say: sayOfAccess, refusals: { 'report-access-contact-of-another-client': 'contacts' } },
)
export type AccessValues = ValuesOf<typeof accessForm.fields>
export type AccessField = keyof AccessValues

/** The form of an access that exists. */
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

/** What a PATCH has to say so that an access with the values `from` gets the values `to`: whole kinds. */
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

/** Everything that the values would give access by, as a preview is asked. */
export const accessSelection = (values: AccessValues): Schemas['ReportAccessSelection'] => ({
  customerRoleIds: keys(values.customerRoles),
  staffRoleIds: keys(values.staffRoles),
  grades: words(values.grades),
  businessUnits: words(values.businessUnits),
  contactIds: keys(values.contacts),
})
