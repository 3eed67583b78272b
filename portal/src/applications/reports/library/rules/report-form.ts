import { ReportPatch } from '@parvis/api-types/limits/reports'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { defineForm, number, oneOf, orNull, text, type ValuesOf } from '../../../../screens/define-form.ts'
import { isOfFrameOrigin } from '../../../../settings/frame-origins.ts'
import { sayOfReport } from '../assessment.ts'
import { nameKind } from './names.ts'

/** What the form of a report knows besides the typed values. */
export interface ReportFormContext {
  /** The origins from the settings that may be shown in frames. */
  frameOrigins: readonly string[]
  /** The current address of the report. It may stay, whatever the settings are now. */
  powerBiUrl: string | null
}

const longestUrl = ReportPatch.powerBiUrl.maxLength

function urlFault(typed: string, { frameOrigins, powerBiUrl }: ReportFormContext): string | undefined {
  const address = typed.trim()
  if (address === '' || address === powerBiUrl) return undefined
  if (address.length > longestUrl) return ruleText('too-long', { limit: longestUrl })
  if (!address.startsWith('https://') || !URL.canParse(address) || /[\s\\]/.test(address))
    return fieldText('reports:problem.powerBiUrl')
  return originFault(address, frameOrigins)
}

/** Why an address can neither be shown nor opened. */
export function originFault(address: string, frameOrigins: readonly string[]): string | undefined {
  if (isOfFrameOrigin(address, frameOrigins)) return undefined
  return frameOrigins.length === 0
    ? fieldText('reports:problem.powerBiNoOrigin')
    : fieldText('reports:problem.powerBiOrigin', { origins: frameOrigins.join(', ') })
}

/** A text whose surrounding spaces are ignored. */
const trimmed = {
  ...text({}),
  isSame: (one: string, other: string) => one.trim() === other.trim(),
  send: (typed: string) => typed.trim(),
}
const key = new RegExp(ReportPatch.reportId.pattern, 'i')
/** A key from Power BI, sent in lower case. */
const powerBiKey = orNull({
  ...trimmed,
  fault: (typed: string) =>
    typed.trim() === '' || key.test(typed.trim()) ? undefined : fieldText('reports:problem.powerBiKey'),
  send: (typed: string) => typed.trim().toLowerCase(),
})

/** The form of a report's properties. */
export const reportForm = (context: ReportFormContext) =>
  defineForm(
    'report',
    {
      name: nameKind,
      securityModel: oneOf(ReportPatch.securityModel),
      width: orNull(number(ReportPatch.width)),
      height: orNull(number(ReportPatch.height)),
      powerBiUrl: orNull({ ...trimmed, fault: (typed: string) => urlFault(typed, context) }),
      reportId: powerBiKey,
      reportGroup: powerBiKey,
    },
    {
      say: sayOfReport,
      refusals: {
        'report-name-required': 'name',
        'report-name-too-long': 'name',
        'report-name-invalid': 'name',
        'report-exists': 'name',
      },
    },
  )
export type ReportForm = ReturnType<typeof reportForm>
export type ReportValues = ValuesOf<ReportForm['fields']>
