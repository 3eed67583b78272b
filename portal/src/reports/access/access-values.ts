import type { Schemas } from '@parvis/api-types/portal'
import { differing, isSame, type SameField } from '../../forms/changes.ts'

type Grant = Schemas['ReportAccess']['grants'][number]

/** Something that gives access, as it is chosen: a role or a contact by its key, a grade or a business unit by itself. */
export interface ChosenAccess {
  id: string
  label: string
}

/** What the form of a report's access holds. */
export interface AccessValues {
  customerRoles: readonly ChosenAccess[]
  staffRoles: readonly ChosenAccess[]
  grades: readonly ChosenAccess[]
  businessUnits: readonly ChosenAccess[]
  contacts: readonly ChosenAccess[]
}

/** The form's fields in the order in which they stand. */
export const accessFields = ['customerRoles', 'contacts', 'staffRoles', 'grades', 'businessUnits'] as const
export type AccessField = (typeof accessFields)[number]

const kinds = {
  customerRoles: 'customerRole',
  staffRoles: 'staffRole',
  grades: 'grade',
  businessUnits: 'businessUnit',
  contacts: 'contact',
} as const satisfies Record<AccessField, Grant['kind']>

/** The form of an access that exists. */
export function accessValuesOf({ grants }: { grants: readonly Grant[] }): AccessValues {
  const of = (field: AccessField) =>
    grants
      .filter(({ kind }) => kind === kinds[field])
      .map(({ key, value, name }) => ({ id: key === null ? (value ?? name) : String(key), label: name }))
  return {
    customerRoles: of('customerRoles'),
    staffRoles: of('staffRoles'),
    grades: of('grades'),
    businessUnits: of('businessUnits'),
    contacts: of('contacts'),
  }
}

const keys = (chosen: readonly ChosenAccess[]) => chosen.map(({ id }) => Number(id))
const words = (chosen: readonly ChosenAccess[]) => chosen.map(({ id }) => id)

const idsOf = (chosen: unknown) => (chosen as readonly ChosenAccess[]).map(({ id }) => id).toSorted()

/** Who is taken out and put in again is no change, whatever the order. */
export const isSameAccess: SameField = (_field, one, other) => isSame(idsOf(one), idsOf(other))

/** What a PATCH has to say so that an access with the values `from` gets the values `to`: whole kinds. */
export function accessChanges(from: AccessValues, to: AccessValues): Schemas['ReportAccessPatch'] {
  const changed = new Set<AccessField>(differing(accessFields, from, to, isSameAccess))
  return {
    ...(changed.has('customerRoles') && { customerRoleIds: keys(to.customerRoles) }),
    ...(changed.has('staffRoles') && { staffRoleIds: keys(to.staffRoles) }),
    ...(changed.has('grades') && { grades: words(to.grades) }),
    ...(changed.has('businessUnits') && { businessUnits: words(to.businessUnits) }),
    ...(changed.has('contacts') && { contactIds: keys(to.contacts) }),
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

const isChosen = (value: unknown): value is ChosenAccess =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'label') === 'string'

/** Whether a kept draft still has the shape of the form. */
export function isAccessValues(value: unknown): value is AccessValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    accessFields.every(field => {
      const found: unknown = Reflect.get(value, field)
      return Array.isArray(found) && found.every(isChosen)
    })
  )
}
