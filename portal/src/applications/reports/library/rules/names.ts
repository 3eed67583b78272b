import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { countCharacters, longestName, normalizeName } from '../../../../reports/files/report-name.ts'
import { text } from '../../../../screens/define-form.ts'

/** Checks the name of a folder or a report in a form, by the same rules as the services. */
export function nameFault(typed: string): string | undefined {
  const name = normalizeName(typed)
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return ruleText('required')
  const length = countCharacters(name)
  if (length > longestName) return fieldText('reports:problem.nameLength', { length, limit: longestName })
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) return fieldText('reports:problem.nameInvalid')
  return undefined
}

/** The form field kind for the name of a folder or a report. */
export const nameKind = {
  ...text({ isRequired: true, maxLength: longestName }),
  fault: nameFault,
  send: normalizeName,
}

const collator = new Intl.Collator('fr', { sensitivity: 'base' })

/** Whether two names are the same to the library, ignoring case and accents. */
export function isSameName(one: string, other: string): boolean {
  return collator.compare(normalizeName(one), normalizeName(other)) === 0
}
