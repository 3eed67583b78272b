import type { Schemas } from '@parvis/api-types/portal'
import { ruleText } from '../../../forms/field-texts.ts'
import { faultsOf, type Faults } from '../../../forms/faults.ts'
import { textFault } from '../../../forms/required-text.ts'
import { requiredText } from '../../../forms/rules.ts'

/** A template as the services hold it. */
export type ReportTemplate = Required<Schemas['ReportTemplate']>

/** Lengths of the contract. */
export const templateLimits = { name: 100, description: 1000, note: 500 } as const

/** What is said of a template. */
export interface TemplateValues {
  name: string
  description: string
  /** The key of the offer as a select has it. */
  offerId: string
}

export const templateFields = [
  'name',
  'description',
  'offerId',
] as const satisfies readonly (keyof TemplateValues)[]
export type TemplateField = (typeof templateFields)[number]

/** What is said of a version. */
export interface VersionValues {
  note: string
}

/** The form of a new template: its first version has nothing new. */
export const newTemplateValues = (fileName: string): TemplateValues => ({
  // As people read it: without the extension, with spaces.
  name: fileName
    .replace(/\.pbit$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .slice(0, templateLimits.name),
  description: '',
  offerId: '',
})

export const valuesOf = ({ name, description, offerId }: ReportTemplate): TemplateValues => ({
  name,
  description,
  offerId: String(offerId),
})

const given = <Field extends string>(faults: Partial<Record<Field, string | undefined>>): Faults<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Faults<Field>

/** What is wrong with what is said of a template, by field. */
export function templateFaults(values: TemplateValues): Faults<TemplateField> {
  return given({
    ...faultsOf<TemplateValues>({ name: requiredText(templateLimits.name) }, values),
    description: textFault(values.description, templateLimits.description),
    offerId: values.offerId === '' ? ruleText('required') : undefined,
  })
}

/** What is wrong with what is said of a version. */
export function versionFaults({ note }: VersionValues): Faults<'note'> {
  return given({ note: textFault(note, templateLimits.note) })
}

const hasTexts = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every(name => typeof Reflect.get(value, name) === 'string')

/** Whether kept drafts still have the shape of their forms. */
export const isTemplateValues = (value: unknown): value is TemplateValues => hasTexts(value, templateFields)
export const isVersionValues = (value: unknown): value is VersionValues => hasTexts(value, ['note'])

/** The field that a refusal is about. */
export const fieldOfProblem = {
  'report-template-name-taken': 'name',
  'report-template-solution-unknown': 'offerId',
} as const satisfies Readonly<Record<string, TemplateField>>
