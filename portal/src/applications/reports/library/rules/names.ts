import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { countCharacters, longestName, normalizeName } from '../../../../reports/files/report-name.ts'
import { text } from '../../../../screens/define-form.ts'

/** What is wrong with the name of a folder or a report, as a form carries it. The services say the same. */
export function nameFault(typed: string): string | undefined {
  const name = normalizeName(typed)
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return ruleText('required')
  const length = countCharacters(name)
  if (length > longestName) return fieldText('reports:problem.nameLength', { length, limit: longestName })
  if (/[/\\]/.test(name) || /^\.+$/.test(name)) return fieldText('reports:problem.nameInvalid')
  return undefined
}

/** The name of a folder or a report as a field of a form. */
export const nameKind = {
  ...text({ isRequired: true, maxLength: longestName }),
  fault: nameFault,
  send: normalizeName,
}

const collator = new Intl.Collator('fr', { sensitivity: 'base' })

/** Whether two names are one to the library: without letter case and accents. */
export function isSameName(one: string, other: string): boolean {
  return collator.compare(normalizeName(one), normalizeName(other)) === 0
}
