import type { ZodMiniType } from 'zod/mini'
import { fieldText } from '../../../../forms/field-texts.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { requiredPattern, requiredText } from '../../../../forms/rules.ts'
import {
  addressesIn,
  applicationFields,
  type ApplicationField,
  type ApplicationValues,
} from './application-values.ts'

/** Lengths of the contract. */
export const applicationLimits = {
  name: 100,
  technicalName: 100,
  id: 100,
  link: 500,
  url: 500,
  urls: 20,
} as const

const safeAddress =
  /^(https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:[0-9]{1,5})?([/?][^\s\\*#]*)?$/

type AddressFault = 'wildcard' | 'fragment' | 'scheme' | 'form'

/** What is wrong with one redirect address, the plainest reason first. */
export function addressFault(address: string): AddressFault | undefined {
  if (address.includes('*')) return 'wildcard'
  if (address.includes('#')) return 'fragment'
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?]|$)/.test(address)) return 'scheme'
  return address.length <= applicationLimits.url && safeAddress.test(address) ? undefined : 'form'
}

function addressesFault(text: string): string | undefined {
  const addresses = addressesIn(text)
  if (addresses.length > applicationLimits.urls)
    return fieldText('security:rule.urlsMany', { limit: applicationLimits.urls })
  for (const [index, address] of addresses.entries()) {
    const line = index + 1
    const fault = addressFault(address)
    if (fault) return fieldText(`security:rule.url.${fault}`, { line })
    if (addresses.indexOf(address) < index) return fieldText('security:rule.url.twice', { line })
  }
  return undefined
}

type Malformed = 'technicalName' | 'link' | 'clientId' | 'tenantId'

const rules: Readonly<Record<Malformed, ZodMiniType>> = {
  technicalName: requiredPattern(/^[A-Za-z][A-Za-z0-9.-]*$/, applicationLimits.technicalName),
  link: requiredPattern(/^(\/(?![/\\])|https:\/\/(?=[A-Za-z0-9[]))[^\s\\]*$/, applicationLimits.link),
  clientId: requiredPattern(/^[!-~]+$/, applicationLimits.id),
  tenantId: requiredPattern(/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/, applicationLimits.id),
}

function textFault(rule: ZodMiniType, value: unknown): string | undefined {
  return rule.safeParse(value).error?.issues[0]?.message
}

function faultOf(field: ApplicationField, values: ApplicationValues): string | undefined {
  switch (field) {
    case 'isInternal':
      return undefined
    case 'name':
      return textFault(requiredText(applicationLimits.name), values.name)
    case 'redirectUrls':
      return addressesFault(values.redirectUrls)
    default: {
      const isOptional = field === 'clientId' || field === 'tenantId'
      if (isOptional && values[field] === '') return undefined
      const message = textFault(rules[field], values[field])
      // Says in the field's own words what the general rule calls a wrong form.
      return message?.startsWith('problem.value.pattern') ? fieldText(`security:rule.${field}`) : message
    }
  }
}

/** What is wrong with the values of a form, by field, in the order of the form. */
export function applicationFaults(values: ApplicationValues): Faults<ApplicationField> {
  return Object.fromEntries(
    applicationFields.flatMap(field => {
      const fault = faultOf(field, values)
      return fault === undefined ? [] : [[field, fault]]
    }),
  )
}
