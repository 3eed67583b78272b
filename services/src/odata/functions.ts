import { isNumber, type ValueType } from './types.ts'

export interface FunctionDefinition {
  /** Types accepted for each parameter. */
  readonly parameters: readonly (readonly ValueType[])[]
  /** Number of required parameters. */
  readonly required: number
  /** `same`: the type of the first argument. */
  readonly result: ValueType | 'same'
}

const text = ['string'] as const
const whole = ['int'] as const
const day = ['date', 'datetime'] as const
const time = ['datetime'] as const
const amount = ['int', 'decimal'] as const

function define(
  parameters: readonly (readonly ValueType[])[],
  result: ValueType | 'same',
  required = parameters.length,
): FunctionDefinition {
  return { parameters, required, result }
}

/** The functions of $filter (OData URL Conventions 4.01, section 5.1.1.5 and following), by lower-case name. */
export const functions: Readonly<Record<string, FunctionDefinition>> = {
  contains: define([text, text], 'boolean'),
  startswith: define([text, text], 'boolean'),
  endswith: define([text, text], 'boolean'),
  tolower: define([text], 'string'),
  toupper: define([text], 'string'),
  length: define([text], 'int'),
  trim: define([text], 'string'),
  concat: define([text, text], 'string'),
  indexof: define([text, text], 'int'),
  substring: define([text, whole, whole], 'string', 2),
  year: define([day], 'int'),
  month: define([day], 'int'),
  day: define([day], 'int'),
  hour: define([time], 'int'),
  minute: define([time], 'int'),
  second: define([time], 'int'),
  date: define([time], 'date'),
  now: define([], 'datetime'),
  round: define([amount], 'same'),
  floor: define([amount], 'same'),
  ceiling: define([amount], 'same'),
}

export function resultOf(definition: FunctionDefinition, args: readonly ValueType[]): ValueType {
  if (definition.result !== 'same') return definition.result
  const first = args[0] ?? 'int'
  return isNumber(first) ? first : 'int'
}
