import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isDay, isMoment } from '../dates.ts'
import { escapePointer, findUnfit, mostErrors } from './body.ts'
import { ProblemError, type ValidationItem } from './problem.ts'

/** The part of a request that a schema applies to, in Fastify's terms. */
export type Part = 'body' | 'querystring' | 'params' | 'headers'

/** Validates requests and responses against the contract. JSON Schema draft 2020-12, as in OpenAPI 3.1. */
const ajv = newAjv()

/** Keyed by schema text: hundreds of operations share the same parameters or the same problem responses. */
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
 * Creates the validator for one part of a request; it throws the problem to respond with. It is compiled on first use:
 * compiling all operations took a third of a process's start-up time.
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
 * Path, query and header values arrive as text. Where the contract has an integer, decimal digits are parsed; where it
 * has a boolean, `true` and `false`; nothing else. Any other text is left as it is, and the schema refuses it.
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
 * Creates the validator for a response, compiled on first use: a success should not have to compile the problem
 * schemas. It returns the faults as text for the log, or undefined.
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
  // First find what would break recursive validation, and text that the database cannot store whatever a schema says.
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
    // One item per place and reason: a blank required text fails both its length and its pattern.
    items.set(`${pointer} ${item.code}`, { ...item, pointer })
  }
  if (items.size === 0 && errors?.length) return [{ pointer: errors[0]?.instancePath ?? '', code: 'pattern' }]
  return [...items.values()]
}

/**
 * When all alternatives of a `oneOf` fail, reports only the faults of the closest one: the alternative whose own shape
 * has the fewest faults, ignoring those nested further inside. Nested `oneOf`s are resolved first.
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

/** What a failed keyword means to the person who typed the value. Keywords that only combine others mean nothing. */
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
