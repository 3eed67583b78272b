import { Application, ApplicationForm } from '@parvis/api-types/limits/applications'
import type { FieldLimits } from '@parvis/api-types/limits'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import { fieldText } from '../../../forms/field-texts.ts'
import {
  defineForm,
  flag,
  orNull,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'

/** Splits a text into addresses, one per line. Empty lines and blanks around an address are ignored. */
export function addressesIn(lines: string): string[] {
  return lines
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

const safeAddress =
  /^(https:\/\/[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:[0-9]{1,5})?([/?][^\s\\*#]*)?$/

type AddressFault = 'wildcard' | 'fragment' | 'scheme' | 'form'

/** What is wrong with a redirect address; if several faults apply, the easiest to explain. */
export function addressFault(address: string): AddressFault | undefined {
  if (address.includes('*')) return 'wildcard'
  if (address.includes('#')) return 'fragment'
  if (!/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?]|$)/.test(address)) return 'scheme'
  const { maxLength } = Application.redirectUrl
  return address.length <= maxLength && safeAddress.test(address) ? undefined : 'form'
}

/** Redirect addresses, one per line. The first one is used when a request names none. */
function addresses({ maxItems = Infinity }: FieldLimits): FieldKind<string, string[]> {
  return {
    start: '',
    isRequired: false,
    isValue: value => typeof value === 'string',
    isSame: (one, other) => isSame(addressesIn(one), addressesIn(other)),
    fault: value => {
      const found = addressesIn(value)
      if (found.length > maxItems) return fieldText('security:rule.urlsMany', { limit: maxItems })
      for (const [index, address] of found.entries()) {
        const line = index + 1
        const fault = addressFault(address)
        if (fault) return fieldText(`security:rule.url.${fault}`, { line })
        if (found.indexOf(address) < index) return fieldText('security:rule.url.twice', { line })
      }
      return undefined
    },
    read: sent => sent.join('\n'),
    send: addressesIn,
  }
}

const { name, englishName, technicalName, link, clientId, tenantId, redirectUrls } = ApplicationForm

/** The editable fields of an application. The services record who created it and when. */
export const applicationForm = defineForm(
  'application',
  {
    name: text(name),
    englishName: orNull(text(englishName)),
    technicalName: text(technicalName, 'security:rule.technicalName'),
    link: text(link, 'security:rule.link'),
    isInternal: flag(true),
    clientId: orNull(text(clientId, 'security:rule.clientId')),
    tenantId: orNull(text(tenantId, 'security:rule.tenantId')),
    redirectUrls: addresses(redirectUrls),
  },
  {
    refusals: { 'application-technical-name-taken': 'technicalName' },
    say: explain<'createApplication' | 'updateApplication'>({
      'application-technical-name-taken': 'security:problem.technicalNameTaken',
    }),
  },
)
export type ApplicationValues = ValuesOf<typeof applicationForm.fields>
