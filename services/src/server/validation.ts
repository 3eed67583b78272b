import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isDay, isMoment } from '../dates.ts'
import { escapePointer, findUnfit, mostErrors } from './body.ts'
import { ProblemError, type ValidationItem } from './problem.ts'

/** The part of a request that a schema is for, in Fastify's words. */
export type Part = 'body' | 'querystring' | 'params' | 'headers'

/** Checks that what is sent and answered keeps to the contract. JSON Schema draft 2020-12, as OpenAPI 3.1 says. */
const ajv = newAjv()

/** By their text: hundreds of operations have the same parameters, or are answered with the same problems. */
const compiled = new Map<string, ValidateFunction>()

function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema)
  const known = compiled.get(text) ?? ajv.compile(schema)
  compiled.set(text, known)
  return known
}

function newAjv(): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true, verbose: true })
  addFormats.default(made)
  return made.addFormat('date', isDay).addFormat('date-time', isMoment)
}

/**
 * Makes the check of one part of a request. It throws the problem that the part is answered with. It is compiled when it is
 * first needed: compiling those of all operations took a third of the start of a process.
 */
export function checkOf(schema: object, part: Part): (data: unknown) => void {
  const read = part === 'body' ? undefined : readerOf(schema)
  let validate: ValidateFunction | undefined
  return data => {
    validate ??= compile(schema)
    read?.(data as Record<string, unknown>)
    const items =
      part === 'body' ? bodyItems(validate, data) : validate(data) ? [] : itemsOf(validate.errors, part)
    if (items.length > 0) throw problemOf(part, items.slice(0, mostErrors))
  }
}

/**
 * A path, a query and a header are text: where the contract has a whole number it is read from decimal digits, where it
 * has a boolean from `true` and `false`, and from nothing else. What is neither stays text, which the schema refuses.
 */
function readerOf(schema: {
  properties?: Record<string, { type?: string | string[] }>
}): (data: Record<string, unknown>) => void {
  const typed = Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'integer' || type === 'boolean' ? [{ name, type }] : [],
  )
  return data => {
    for (const { name, type } of typed) {
      const text = data[name]
      if (typeof text !== 'string') continue
      if (type === 'integer' && /^-?\d+$/.test(text)) data[name] = Number(text)
      if (type === 'boolean' && /^(true|false)$/.test(text)) data[name] = text === 'true'
    }
  }
}

/**
 * The check of an answer, compiled when there is one: a success is no reason to compile what problems look like. It gives what
 * is wrong in words for the log, or nothing.
 */
export function answerCheckOf(schema: object): (data: unknown) => string | undefined {
  let validate: ValidateFunction | undefined
  return data => {
    validate ??= compile(schema)
    return validate(data)
      ? undefined
      : (validate.errors ?? []).map(error => `${error.instancePath} ${error.message}`).join('; ')
  }
}

function bodyItems(validate: ValidateFunction, data: unknown): ValidationItem[] {
  // First: what the schema would be checked on recursively, and what the database cannot keep whatever a schema says.
  const unfit = findUnfit(data)
  if (unfit.length > 0) return unfit
  return validate(data) ? [] : itemsOf(validate.errors, 'body')
}

function problemOf(part: Part, items: ValidationItem[]): ProblemError {
  switch (part) {
    case 'params':
      return new ProblemError('not-found')
    case 'headers':
      return items.some(item => item.pointer === 'if-match' && item.code === 'required')
        ? new ProblemError('precondition-required')
        : new ProblemError('header-invalid', { errors: items })
    case 'querystring':
      return new ProblemError('query-invalid', { errors: items })
    case 'body':
      return new ProblemError('body-invalid', { errors: items })
  }
}

function itemsOf(errors: ErrorObject[] | null | undefined, part: Part): ValidationItem[] {
  const items = new Map<string, ValidationItem>()
  for (const error of withoutOtherAlternatives(errors ?? [])) {
    const item = itemOf(error)
    if (!item) continue
    const pointer = part === 'body' ? item.pointer : item.pointer.replace(/^\//, '')
    // One message for each place and reason: a blank required text fails its length and its pattern.
    items.set(`${pointer} ${item.code}`, { ...item, pointer })
  }
  if (items.size === 0 && errors?.length) return [{ pointer: errors[0]?.instancePath ?? '', code: 'pattern' }]
  return [...items.values()]
}

/**
 * Of alternatives (`oneOf`) that all fail, only what is wrong with the closest is worth saying: the one whose own shape
 * has the fewest faults, whatever is wrong further inside. Those further inside are decided first.
 */
function withoutOtherAlternatives(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(error => error.keyword === 'oneOf')
  let left = errors
  for (const choice of choices.toSorted((a, b) => b.schemaPath.length - a.schemaPath.length)) {
    const inside = left.filter(
      error =>
        error !== choice &&
        error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
        error.instancePath.startsWith(choice.instancePath),
    )
    const indexOf = (error: ErrorObject) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]
    const faults = new Map<string | undefined, number>()
    for (const error of inside) {
      const isOwn = error.instancePath === choice.instancePath && error.keyword !== 'oneOf'
      faults.set(indexOf(error), (faults.get(indexOf(error)) ?? 0) + (isOwn ? 1 : 0))
    }
    const [closest] = [...faults].toSorted(([, a], [, b]) => a - b)
    const others = new Set(inside.filter(error => closest && indexOf(error) !== closest[0]))
    left = left.filter(error => !others.has(error))
  }
  return left
}

/** What a failed keyword means for the person who typed. Keywords that only hold others together mean nothing. */
function itemOf(error: ErrorObject): ValidationItem | undefined {
  const { keyword, instancePath: pointer, params, data } = error
  const schema: Record<string, unknown> = error.parentSchema ?? {}
  const text = schema['x-text'] === true
  switch (keyword) {
    case 'required':
      return { pointer: `${pointer}/${escapePointer(String(params['missingProperty']))}`, code: 'required' }
    case 'additionalProperties':
      return {
        pointer: `${pointer}/${escapePointer(String(params['additionalProperty']))}`,
        code: 'unknown-field',
      }
    case 'type':
      return { pointer, code: /integer|number/.test(String(params['type'])) ? 'not-a-number' : 'type' }
    case 'minLength':
      return text && data === '' ? { pointer, code: 'required' } : limited(pointer, 'too-short', params)
    case 'maxLength':
      return limited(pointer, 'too-long', params)
    case 'minItems':
    case 'minProperties':
      return limited(pointer, 'too-few', params)
    case 'maxItems':
    case 'maxProperties':
      return limited(pointer, 'too-many', params)
    case 'minimum':
    case 'exclusiveMinimum':
      return limited(pointer, 'minimum', params)
    case 'maximum':
    case 'exclusiveMaximum':
      return limited(pointer, 'maximum', params)
    case 'pattern':
      if (!text) return { pointer, code: 'pattern' }
      return {
        pointer,
        code: typeof data === 'string' && data.trim() === '' ? 'required' : 'control-character',
      }
    case 'format':
      return { pointer, code: 'format', params: { format: String(params['format']) } }
    case 'enum':
      return { pointer, code: 'value-not-allowed', params: { allowed: allowed(params['allowedValues']) } }
    case 'const':
      return { pointer, code: 'value-not-allowed', params: { allowed: allowed([params['allowedValue']]) } }
    case 'uniqueItems':
      return { pointer, code: 'not-unique' }
    default:
      return undefined
  }
}

function limited(
  pointer: string,
  code: ValidationItem['code'],
  params: Record<string, unknown>,
): ValidationItem {
  return { pointer, code, params: { limit: Number(params['limit']) } }
}

function allowed(values: unknown): string[] {
  return Array.isArray(values) ? values.map(String) : []
}
