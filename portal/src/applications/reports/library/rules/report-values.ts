import { ReportPatch } from '@parvis/api-types/limits/reports'
import type { Schemas } from '@parvis/api-types/portal'
import { differing } from '../../../../forms/changes.ts'
import type { Faults } from '../../../../forms/faults.ts'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { isOfFrameOrigin } from '../../../../settings/frame-origins.ts'
import type { ReportProblem } from '../assessment.ts'
import type { Report } from '../library.ts'
import { nameFault, normalizeName } from './names.ts'

/** Who sees which rows of a report. */
export const securityModels = ReportPatch.securityModel.values
export type SecurityModel = (typeof securityModels)[number]

/** What the form of a report's properties holds; what is not there is empty. */
export interface ReportValues {
  name: string
  securityModel: SecurityModel
  width: number | null
  height: number | null
  powerBiUrl: string
  reportId: string
  reportGroup: string
}

/** The form's fields in the order in which they stand. */
export const reportFormFields = [
  'name',
  'securityModel',
  'width',
  'height',
  'powerBiUrl',
  'reportId',
  'reportGroup',
] as const satisfies readonly (keyof ReportValues)[]
export type ReportFormField = (typeof reportFormFields)[number]

/** Bounds of the width and the height, in pixels. */
export const reportLengths = ReportPatch.width
const longestUrl = ReportPatch.powerBiUrl.maxLength

/** The form of a report that exists. */
export function valuesOf(report: Report): ReportValues {
  const { name, securityModel, width, height, powerBiUrl, reportId, reportGroup } = report
  return {
    name,
    securityModel,
    width,
    height,
    powerBiUrl: powerBiUrl ?? '',
    reportId: reportId ?? '',
    reportGroup: reportGroup ?? '',
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** What a PATCH has to say so that a report with the values `from` gets the values `to`. */
export function changesBetween(from: ReportValues, to: ReportValues): Schemas['ReportPatch'] {
  const body = {
    ...to,
    name: normalizeName(to.name),
    powerBiUrl: orNull(to.powerBiUrl),
    reportId: orNull(to.reportId.toLowerCase()),
    reportGroup: orNull(to.reportGroup.toLowerCase()),
  }
  return Object.fromEntries(differing(reportFormFields, from, to).map(field => [field, body[field]]))
}

// Capitals are sent as small letters.
const key = new RegExp(ReportPatch.reportId.pattern, 'i')

/** What the rules of a report know beside what was typed. */
export interface ReportRuleContext {
  /** From the settings: the origins that may be shown in frames. */
  frameOrigins: readonly string[]
  /** The address that the report has: it may stay, whatever the settings say by now. */
  powerBiUrl: string | null
}

function urlFault(typed: string, { frameOrigins, powerBiUrl }: ReportRuleContext): string | undefined {
  const text = typed.trim()
  if (text === '' || text === powerBiUrl) return undefined
  if (text.length > longestUrl) return ruleText('too-long', { limit: longestUrl })
  if (!text.startsWith('https://') || !URL.canParse(text) || /[\s\\]/.test(text))
    return fieldText('reports:problem.powerBiUrl')
  return originFault(text, frameOrigins)
}

/** Why an address is neither shown nor opened. */
export function originFault(address: string, frameOrigins: readonly string[]): string | undefined {
  if (isOfFrameOrigin(address, frameOrigins)) return undefined
  return frameOrigins.length === 0
    ? fieldText('reports:problem.powerBiNoOrigin')
    : fieldText('reports:problem.powerBiOrigin', { origins: frameOrigins.join(', ') })
}

const keyFault = (typed: string) =>
  typed.trim() === '' || key.test(typed.trim()) ? undefined : fieldText('reports:problem.powerBiKey')

function lengthFault(length: number | null): string | undefined {
  const { minimum, maximum } = reportLengths
  if (length === null) return undefined
  if (!Number.isSafeInteger(length)) return ruleText('not-a-number')
  if (length < minimum) return ruleText('minimum', { limit: minimum })
  return length > maximum ? ruleText('maximum', { limit: maximum }) : undefined
}

/** What is wrong with the values of a form, by field. */
export function reportFaults(values: ReportValues, context: ReportRuleContext): Faults<ReportFormField> {
  const faults = {
    name: nameFault(values.name),
    width: lengthFault(values.width),
    height: lengthFault(values.height),
    powerBiUrl: urlFault(values.powerBiUrl, context),
    reportId: keyFault(values.reportId),
    reportGroup: keyFault(values.reportGroup),
  }
  return Object.fromEntries(
    Object.entries(faults).filter(([, fault]) => fault !== undefined),
  ) as Faults<ReportFormField>
}

/** The fields of the form that refusals of the services are about. */
export const fieldOfReportProblem = {
  'report-name-required': 'name',
  'report-name-too-long': 'name',
  'report-name-invalid': 'name',
  'report-exists': 'name',
} as const satisfies Partial<Record<ReportProblem, ReportFormField>>

/** Whether a kept draft still has the shape of the form. */
export function isReportValues(value: unknown): value is ReportValues {
  if (typeof value !== 'object' || value === null) return false
  const isLength = (field: 'width' | 'height') => {
    const found: unknown = Reflect.get(value, field)
    return found === null || typeof found === 'number'
  }
  return (
    (['name', 'powerBiUrl', 'reportId', 'reportGroup'] as const).every(
      field => typeof Reflect.get(value, field) === 'string',
    ) &&
    securityModels.some(model => model === Reflect.get(value, 'securityModel')) &&
    isLength('width') &&
    isLength('height')
  )
}
