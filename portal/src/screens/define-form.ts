import type { FieldLimits } from '@parvis/api-types/limits'
import type { Say } from '../api/problem-messages.ts'
import { isSame, type MergeField, type SameField } from '../forms/changes.ts'
import type { Faults } from '../forms/faults.ts'
import { fieldText, ruleText } from '../forms/field-texts.ts'
import { lengthOf, requiredTextFault, textFault } from '../forms/required-text.ts'
import type { AnyTextKey } from '../i18n/keys.ts'

/** How a form handles one kind of field. `Value` is the type in the form, `Sent` the type in the contract. */
export interface FieldKind<Value, Sent = Value> {
  /** The initial value in the form of a new thing. */
  start: Value
  isRequired: boolean
  /** Whether a stored draft value still has the right shape. */
  isValue: (value: unknown) => value is Value
  /** Whether two values are equal, so that restoring the original is no change, however it was done. */
  isSame: (one: Value, other: Value) => boolean
  /** Applies the author's edit of `before` to `after`, which somebody else has saved. @default it stays as it is */
  merge?: (versions: { before: Value; after: Value }, mine: Value) => Value
  /** The validation error, encoded by `ruleText`; undefined when valid. */
  fault: (value: Value) => string | undefined
  read: (sent: Sent) => Value
  send: (value: Value) => Sent
}

const asItIs = <Value>(value: Value) => value

/** The defaults of a field kind whose value is sent as it is. */
export const plain = { isSame, read: asItIs, send: asItIs }

export interface TextKind extends FieldKind<string> {
  /** The maximum length, shown by the character counter. */
  limit: number
}

/**
 * A single-line or multi-line text.
 * @param malformed the message when the pattern does not match. @default the words for all forms
 */
export function text(
  { isRequired = false, minLength = 0, maxLength = 1000, pattern }: FieldLimits,
  malformed?: AnyTextKey,
): TextKind {
  const plainFault = isRequired ? requiredTextFault : textFault
  const form = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const formFault = (value: string) => {
    if (value.trim() === '') return undefined
    const own = malformed === undefined ? undefined : fieldText(malformed)
    if (form?.test(value) === false) return own ?? ruleText('pattern')
    return lengthOf(value) < minLength ? (own ?? ruleText('too-short', { limit: minLength })) : undefined
  }
  const fault = (value: string, limit: number) => plainFault(value, limit) ?? formFault(value)
  return {
    ...plain,
    start: '',
    isRequired,
    limit: maxLength,
    isValue: value => typeof value === 'string',
    fault: value => fault(value, maxLength),
  }
}

/** The key of another thing, chosen in a select: a string, empty when nothing is chosen. */
export function chosen({ isRequired = false }: FieldLimits): FieldKind<string, number> {
  return {
    start: '',
    isRequired,
    isValue: value => typeof value === 'string',
    isSame,
    fault: value => (isRequired && value === '' ? ruleText('required') : undefined),
    read: String,
    send: Number,
  }
}

/** @param written how the message writes the limit. @default as a number of the reader's language */
const limitFault = (
  { minimum = -Infinity, maximum = Infinity }: FieldLimits,
  value: number,
  written: (limit: number) => string | number = asItIs,
) =>
  value < minimum
    ? ruleText('minimum', { limit: written(minimum) })
    : value > maximum
      ? ruleText('maximum', { limit: written(maximum) })
      : undefined

/** A number within the limits of the contract, which may have decimals; null while the field is empty. */
export function decimal(limits: FieldLimits, start: number | null = null): FieldKind<number | null, number> {
  const { isRequired = false } = limits
  return {
    start,
    isRequired,
    isValue: value => value === null || typeof value === 'number',
    isSame,
    fault: value => {
      if (value === null) return isRequired ? ruleText('required') : undefined
      return Number.isFinite(value) ? limitFault(limits, value) : ruleText('not-a-number')
    },
    read: asItIs,
    // Null is never sent: a required field without a value is invalid.
    send: Number,
  }
}

/** A whole number within the limits of the contract; null while the field is empty. */
export function number(limits: FieldLimits, start: number | null = null): FieldKind<number | null, number> {
  const any = decimal(limits, start)
  const isWhole = (value: number | null) => value === null || Number.isSafeInteger(value)
  return { ...any, fault: value => (isWhole(value) ? any.fault(value) : fieldText('problem.value.integer')) }
}

/** A year: a whole number whose limits are written without a thousands separator. */
export function year(limits: FieldLimits, start: number | null = null): FieldKind<number | null, number> {
  const whole = number(limits, start)
  return {
    ...whole,
    fault: value => (value === null ? undefined : limitFault(limits, value, String)) ?? whole.fault(value),
  }
}

/** One of the contract's values; a new thing starts with the first one. */
export function oneOf<const Value extends string>({
  values,
}: {
  values: readonly [Value, ...Value[]]
}): FieldKind<Value> {
  return {
    ...plain,
    start: values[0],
    isRequired: false,
    isValue: (value): value is Value => values.some(known => known === value),
    fault: () => undefined,
  }
}

/** Makes a field optional where the contract uses null for empty: `orNull(text(ApplicationForm.clientId))`. */
export function orNull<Value, Sent, Kind extends FieldKind<Value, Sent>>(
  kind: Kind & FieldKind<Value, Sent>,
): Omit<Kind, 'read' | 'send'> & FieldKind<Value, Sent | null> {
  const { start, isSame: same, read, send } = kind as FieldKind<Value, Sent>
  return {
    ...kind,
    read: sent => (sent === null ? start : read(sent)),
    send: value => (same(value, start) ? null : send(value)),
  }
}

/** A boolean. */
export function flag(start = false): FieldKind<boolean> {
  return {
    ...plain,
    start,
    isRequired: false,
    isValue: value => typeof value === 'boolean',
    fault: () => undefined,
  }
}

const inOneOrder = (items: readonly unknown[]) => items.map(item => JSON.stringify(item)).toSorted()

/**
 * A set whose order does not matter, such as chosen APIs, people or scopes.
 * @param keyOf identifies an item that is not just a string or number: `({ id }) => id`
 */
export function setOf<Item extends string | number>(limits: FieldLimits): FieldKind<readonly Item[], Item[]>
export function setOf<Item>(
  limits: FieldLimits,
  keyOf: (item: Item) => string | number,
): FieldKind<readonly Item[], Item[]>
export function setOf<Item>(
  { minItems = 0, maxItems = Infinity }: FieldLimits,
  keyOf: (item: Item) => unknown = asItIs,
): FieldKind<readonly Item[], Item[]> {
  return {
    start: [],
    isRequired: minItems > 0,
    isValue: (value): value is readonly Item[] => Array.isArray(value),
    isSame: (one, other) => isSame(inOneOrder(one.map(keyOf)), inOneOrder(other.map(keyOf))),
    fault: ({ length }) =>
      length < minItems
        ? ruleText('required')
        : length > maxItems
          ? ruleText('too-many', { limit: maxItems })
          : undefined,
    read: asItIs,
    send: items => [...items],
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- a field of any kind: no other type is both what it gives and what it takes
type AnyField = FieldKind<any, any>
type Fields = Readonly<Record<string, AnyField>>
/** The form values by field name. */
export type ValuesOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends FieldKind<infer Value, infer _Sent> ? Value : never
}
type SentOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends FieldKind<infer _Value, infer Sent> ? Sent : never
}

export interface DefinedForm<Of extends Fields> {
  /** The kind of thing, used in the keys of its drafts: `report-template`. */
  name: string
  fields: Of
  /** The field names in the order of the form. */
  names: readonly [keyof Of & string, ...(keyof Of & string)[]]
  start: ValuesOf<Of>
  valuesOf: (thing: SentOf<Of>) => ValuesOf<Of>
  bodyOf: (values: ValuesOf<Of>) => SentOf<Of>
  /** The partial body that turns the values `from` into `to`. Fields that nobody touched are left out. */
  changes: (from: ValuesOf<Of>, to: ValuesOf<Of>) => Partial<SentOf<Of>>
  isValues: (values: unknown) => values is ValuesOf<Of>
  isSame: SameField
  merge: MergeField
  check: (values: ValuesOf<Of>) => Faults<keyof Of & string>
  /** Maps problem codes to the field they are about. */
  refusals: Readonly<Record<string, keyof Of & string>>
  say: Say
}

export interface FormParts<Of extends Fields> {
  say: Say
  /** Maps problem codes to the field they are about. @default none */
  refusals?: Readonly<Record<string, keyof Of & string>>
  /** Faults that involve several fields. @default nothing */
  also?: (values: ValuesOf<Of>) => Faults<keyof Of & string>
}

/**
 * Declares the fields of a form once. The shape of drafts, validation, the request body and change detection follow
 * from it. Limits come from the contract.
 * @example defineForm('scope', { name: text(ScopeForm.name), isInternal: flag() }, { say })
 */
export function defineForm<const Of extends Fields>(
  name: string,
  fields: Of,
  { say, refusals = {}, also }: FormParts<Of>,
): DefinedForm<Of> {
  const entries = Object.entries(fields)
  const each = <Result>(of: (field: AnyField, name: string) => Result) =>
    Object.fromEntries(entries.map(([key, field]) => [key, of(field, key)]))
  const isSameField = (field: string, one: unknown, other: unknown) =>
    fields[field]?.isSame(one, other) ?? isSame(one, other)
  return {
    name,
    fields,
    names: Object.keys(fields) as [string, ...string[]],
    start: each(({ start }) => start as unknown) as ValuesOf<Of>,
    valuesOf: thing => each(({ read }, key) => read(thing[key]) as unknown) as ValuesOf<Of>,
    bodyOf: values => each(({ send }, key) => send(values[key]) as unknown) as SentOf<Of>,
    changes: (from, to) =>
      Object.fromEntries(
        entries.flatMap(([key, { send }]) =>
          isSameField(key, from[key], to[key]) ? [] : [[key, send(to[key]) as unknown]],
        ),
      ) as Partial<SentOf<Of>>,
    isValues: (values): values is ValuesOf<Of> =>
      typeof values === 'object' &&
      values !== null &&
      entries.every(([key, { isValue }]) => isValue(Reflect.get(values, key))),
    isSame: isSameField,
    merge: (field, versions, mine) => {
      const merge = fields[field]?.merge
      return merge === undefined ? mine : (merge(versions, mine) as unknown)
    },
    check: values => {
      const faults = entries.flatMap(([key, { fault }]) => {
        const found = fault(values[key])
        return found === undefined ? [] : [[key, found]]
      })
      return { ...also?.(values), ...Object.fromEntries(faults) } as Faults<keyof Of & string>
    },
    refusals,
    say,
  }
}
