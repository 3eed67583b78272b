import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { differing } from '../../../../forms/changes.ts'

/** What the form of an application holds. What is optional is empty; redirect addresses stand one on a line. */
export interface ApplicationValues {
  name: string
  technicalName: string
  link: string
  isInternal: boolean
  clientId: string
  tenantId: string
  redirectUrls: string
}

/** The form's fields in the order in which they stand. */
export const applicationFields = [
  'name',
  'technicalName',
  'link',
  'isInternal',
  'clientId',
  'tenantId',
  'redirectUrls',
] as const satisfies readonly (keyof ApplicationValues)[]
export type ApplicationField = (typeof applicationFields)[number]

type Body = BodyOf<Operations['createApplication']>

/** The form of a new application. */
export const newValues: ApplicationValues = {
  name: '',
  technicalName: '',
  link: '',
  isInternal: true,
  clientId: '',
  tenantId: '',
  redirectUrls: '',
}

/** The form of an application that exists. */
export function valuesOf(application: Body): ApplicationValues {
  const { name, technicalName, link, isInternal, clientId, tenantId, redirectUrls } = application
  return {
    name,
    technicalName,
    link,
    isInternal,
    clientId: clientId ?? '',
    tenantId: tenantId ?? '',
    redirectUrls: redirectUrls.join('\n'),
  }
}

/** The addresses of a text with one on each line; empty lines and blanks around an address do not count. */
export function addressesIn(text: string): string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** What the services are sent for the values of a form. */
export function bodyOf(values: ApplicationValues): Body {
  const { clientId, tenantId, redirectUrls, ...same } = values
  return {
    ...same,
    clientId: clientId === '' ? null : clientId,
    tenantId: tenantId === '' ? null : tenantId,
    redirectUrls: addressesIn(redirectUrls),
  }
}

/** What a PATCH has to say so that an application with the values `from` gets the values `to`. */
export function changesBetween(from: ApplicationValues, to: ApplicationValues): Partial<Body> {
  const body = bodyOf(to)
  return Object.fromEntries(differing(applicationFields, from, to).map(field => [field, body[field]]))
}

/** Whether a kept draft still has the shape of the form. */
export function isApplicationValues(value: unknown): value is ApplicationValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    applicationFields.every(field => typeof Reflect.get(value, field) === typeof newValues[field])
  )
}
