import type { FieldLimits } from '@parvis/api-types/limits'
import { CountForm as countLimits, FoundArticle as foundLimits } from '@parvis/api-types/limits/count-sheets'
import {
  StockTakeForm as takeLimits,
  StockLinePatch as lineLimits,
  StockSampleForm as sampleLimits,
  StockMovementForm as movementLimits,
  StockEntryForm as entryLimits,
  StockDepreciationRule as ruleLimits,
  StockValuationPatch as valuationLimits,
} from '@parvis/api-types/limits/inventories'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import type { ChosenEngagement } from '../../../organisation/EngagementOfClientField.tsx'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import {
  decimal,
  defineForm,
  number,
  oneOf,
  orNull,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { hasTexts, picked } from '../../../screens/picked.ts'
import type { StockTake } from './stock-take.ts'

/** The field values of a zone. The key identifies its row while it is edited. */
export interface ZoneValue {
  key: string
  zoneId: number | null
  site: string
  name: string
  counters: readonly ChosenPerson[]
}

export const newZone = (): ZoneValue => ({
  key: crypto.randomUUID(),
  zoneId: null,
  site: '',
  name: '',
  counters: [],
})

const sentZone = ({ zoneId, site, name, counters }: ZoneValue) => ({
  zoneId,
  site: site.trim(),
  name: name.trim(),
  counters: counters.map(({ email }) => email),
})

type SentZone = ReturnType<typeof sentZone>

const isZone = (value: unknown): value is ZoneValue =>
  hasTexts(value, ['key', 'site', 'name']) && Array.isArray(Reflect.get(value as object, 'counters'))

/** The field values of a zone. People whose names are unknown are shown by their addresses. */
export const zoneValue = ({
  zoneId,
  site,
  name,
  counters,
  counterNames,
}: StockTake['zones'][number]): ZoneValue => ({
  key: String(zoneId),
  zoneId,
  site,
  name,
  counters: counters.map((email, at) => ({ id: email, name: counterNames[at] ?? email, email })),
})

const zones: FieldKind<readonly ZoneValue[], readonly (SentZone | StockTake['zones'][number])[]> = {
  start: [newZone()],
  isRequired: true,
  isValue: (value): value is readonly ZoneValue[] => Array.isArray(value) && value.every(isZone),
  isSame: (one, other) => isSame(one.map(sentZone), other.map(sentZone)),
  fault: values => {
    if (values.length === 0) return ruleText('required')
    if (values.some(({ site, name }) => site.trim() === '' || name.trim() === ''))
      return fieldText('stockTakes:zones.missing')
    const named = values.map(({ site, name }) =>
      JSON.stringify([site, name].map(each => each.trim().toLowerCase())),
    )
    return new Set(named).size < named.length ? fieldText('stockTakes:zones.twice') : undefined
  },
  read: sent => sent.map(zone => zoneValue({ counterNames: [], ...zone } as StockTake['zones'][number])),
  send: values => values.map(sentZone),
}

/**
 * A text field for a decimal number. Its length allows the contract's largest number with thousands separators, a sign
 * and its decimals.
 */
const typedNumber = ({ isRequired = false, maximum = 0 }: FieldLimits, decimals: number) =>
  text({ isRequired, maxLength: `-${maximum.toLocaleString('fr')},`.length + decimals })

const day = { ...text({ isRequired: true }), start: '' }

const fields = {
  name: text({ ...takeLimits.name }),
  countDate: day,
  closingDate: day,
  theoreticalDay: oneOf(takeLimits.theoreticalDay),
  tolerancePercent: decimal(takeLimits.tolerancePercent, 2),
  toleranceValue: decimal(takeLimits.toleranceValue, 100),
  classTolerancePercent: orNull(decimal(takeLimits.classTolerancePercent)),
  classToleranceValue: orNull(decimal(takeLimits.classToleranceValue)),
  totalTolerancePercent: orNull(decimal(takeLimits.totalTolerancePercent)),
  totalToleranceValue: orNull(decimal(takeLimits.totalToleranceValue)),
  zones,
}

const refusals = {
  'stock-engagement-unknown': 'engagement',
  'stock-counter-unknown': 'zones',
  'stock-zone-twice': 'zones',
} as const

/** The form of a new stock-take. Its engagement cannot be changed later. */
export const newTakeForm = defineForm(
  'stock-take',
  {
    account: picked<ChosenClient>(['id', 'label', 'description']),
    engagement: picked<ChosenEngagement>(['id', 'label', 'description']),
    ...fields,
  },
  {
    refusals,
    say: explain<'createStockTake'>({
      'stock-engagement-unknown': 'stockTakes:problem.engagement',
      'stock-counter-unknown': 'stockTakes:problem.counter',
      'stock-zone-twice': 'stockTakes:problem.zoneTwice',
    }),
  },
)

const ofUpdate = {
  'not-found': 'stockTakes:problem.gone',
  'stock-counter-unknown': 'stockTakes:problem.counter',
  'stock-zone-twice': 'stockTakes:problem.zoneTwice',
  'stock-zone-used': 'stockTakes:problem.zoneUsed',
  'stock-empty': 'stockTakes:problem.empty',
  'stock-transition-refused': 'stockTakes:problem.move',
  'stock-unfinished': 'stockTakes:problem.unfinished',
  'stock-take-closed': 'stockTakes:problem.closed',
} as const

export const takeForm = defineForm('stock-take', fields, {
  refusals: {
    'stock-counter-unknown': 'zones',
    'stock-zone-twice': 'zones',
    'stock-zone-used': 'zones',
  },
  say: explain<'updateStockTake'>(ofUpdate),
})

export type TakeValues = ValuesOf<typeof fields>

export const sayNotMoved = explain<'updateStockTake'>({
  ...ofUpdate,
  'precondition-failed': 'stockTakes:problem.changed',
})

export const sayNotDeleted = explain<'deleteStockTake'>({
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-take-closed': 'stockTakes:problem.closed',
})

const ofLine = {
  'not-found': 'stockTakes:problem.gone',
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-take-closed': 'stockTakes:problem.closed',
  'stock-counter-unknown': 'stockTakes:problem.counter',
  'stock-line-not-counted': 'stockTakes:problem.lineNotCounted',
  'stock-recount-self': 'stockTakes:problem.recountSelf',
} as const

export const explanationForm = defineForm(
  'stock-explanation',
  { explanation: text({ ...lineLimits.explanation, isRequired: true }) },
  { say: explain<'updateStockLine' | 'updateStockDifferences'>(ofLine) },
)

export const recountForm = defineForm(
  'stock-recount',
  { recountBy: picked<ChosenPerson>(personParts) },
  {
    refusals: { 'stock-counter-unknown': 'recountBy', 'stock-recount-self': 'recountBy' },
    say: explain<'updateStockLine'>(ofLine),
  },
)

/** How a sample is drawn. The method decides which of the numbers are required. */
export const sampleForm = defineForm(
  'stock-sample',
  {
    method: oneOf(sampleLimits.method),
    size: orNull(number(sampleLimits.size)),
    threshold: orNull(decimal(sampleLimits.threshold)),
    seed: orNull(number(sampleLimits.seed)),
  },
  {
    say: explain<'drawStockSample'>({
      'not-found': 'stockTakes:problem.gone',
      'stock-take-closed': 'stockTakes:problem.closed',
      'stock-sample-limit': 'stockTakes:problem.samples',
    }),
  },
)

/** A movement of an article. Its numbers are parsed from the typed text, with their decimals. */
export const movementForm = defineForm(
  'stock-movement',
  {
    date: day,
    kind: oneOf(movementLimits.kind),
    quantity: typedNumber(movementLimits.quantity, 3),
    document: text(movementLimits.document),
    unitCost: typedNumber(movementLimits.unitCost, 4),
  },
  {
    say: explain<'importStockMovements'>({
      'not-found': 'stockTakes:problem.gone',
      'stock-take-closed': 'stockTakes:problem.closed',
      'stock-movement-limit': 'stockTakes:problem.movementLimit',
      'stock-import-incomplete': 'stockTakes:problem.importIncomplete',
    }),
  },
)

/** The field values of a depreciation rule. */
export interface DepreciationValue {
  days: number | null
  percent: number | null
}

const isOutside = ({ minimum, maximum }: { minimum: number; maximum: number }, value: number | null) =>
  value === null || value < minimum || value > maximum

const isAmount = (value: unknown) => value === null || typeof value === 'number'

const depreciation: FieldKind<readonly DepreciationValue[], { days: number; percent: number }[]> = {
  start: [],
  isRequired: false,
  isValue: (value): value is readonly DepreciationValue[] =>
    Array.isArray(value) &&
    value.every(
      each =>
        typeof each === 'object' &&
        each !== null &&
        isAmount(Reflect.get(each as object, 'days')) &&
        isAmount(Reflect.get(each as object, 'percent')),
    ),
  isSame,
  fault: rules => {
    if (rules.some(({ days, percent }) => days === null || percent === null))
      return fieldText('stockTakes:slow.ruleMissing')
    const isWrong = ({ days, percent }: DepreciationValue) =>
      !Number.isInteger(days) || isOutside(ruleLimits.days, days) || isOutside(ruleLimits.percent, percent)
    if (rules.some(isWrong)) return fieldText('stockTakes:slow.ruleWrong')
    return new Set(rules.map(({ days }) => days)).size < rules.length
      ? fieldText('stockTakes:slow.ruleTwice')
      : undefined
  },
  read: rules => rules,
  send: rules => rules.map(({ days, percent }) => ({ days: Number(days), percent: Number(percent) })),
}

const sayNoValuation = explain<'updateStockValuation'>({
  'not-found': 'stockTakes:problem.gone',
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-take-closed': 'stockTakes:problem.closed',
})

/** The form for how a stock is valued. */
export const valuationForm = defineForm(
  'stock-valuation',
  { method: oneOf(valuationLimits.method), rest: oneOf(valuationLimits.rest) },
  { say: sayNoValuation },
)

/** Which articles are slow-moving, and how much value they lose. */
export const slowForm = defineForm(
  'stock-slow',
  {
    slowDays: orNull(number(valuationLimits.slowDays)),
    slowMonths: orNull(number(valuationLimits.slowMonths)),
    depreciation,
  },
  { say: sayNoValuation },
)

export const sayNoEntriesKept = explain<'importStockEntries'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-take-closed': 'stockTakes:problem.closed',
  'stock-entry-limit': 'stockTakes:problem.entryLimit',
  'stock-import-incomplete': 'stockTakes:problem.importIncomplete',
})

/** An entry into stock. Its numbers are parsed from the typed text, with their decimals. */
export const entryForm = defineForm(
  'stock-entry',
  {
    code: text(entryLimits.code),
    date: day,
    quantity: typedNumber(entryLimits.quantity, 3),
    unitCost: typedNumber(entryLimits.unitCost, 4),
    document: text(entryLimits.document),
  },
  { say: sayNoEntriesKept },
)

export const sayNoEntryRemoved = explain<'deleteStockEntry'>({
  'not-found': 'stockTakes:problem.gone',
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-take-closed': 'stockTakes:problem.closed',
})

export const sayNoMovementsKept = explain<'importStockMovements'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-take-closed': 'stockTakes:problem.closed',
  'stock-movement-limit': 'stockTakes:problem.movementLimit',
  'stock-import-incomplete': 'stockTakes:problem.importIncomplete',
})

export const sayNoMovementRemoved = explain<'deleteStockMovement'>({
  'not-found': 'stockTakes:problem.gone',
  'precondition-failed': 'stockTakes:problem.changed',
  'stock-take-closed': 'stockTakes:problem.closed',
})

/** An article that is missing from the list, with its count. The form sends no request. */
export const foundForm = defineForm(
  'found-article',
  {
    code: text(foundLimits.code),
    articleName: text(foundLimits.name),
    zone: text({ isRequired: true }),
    shelf: text(foundLimits.shelf),
    unit: { ...text({ isRequired: true }), start: 'piece' },
    quantity: text({ ...countLimits.expression, isRequired: true }),
    note: text(countLimits.note),
  },
  { say: explain<never>({}) },
)

export const sayNotSent = explain<'createCounts'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-take-closed': 'stockTakes:problem.sheetClosed',
})

export const sayNotImported = explain<'importStockLines'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-take-closed': 'stockTakes:problem.closed',
  'stock-zone-unknown': 'stockTakes:problem.zoneUnknown',
  'stock-line-twice': 'stockTakes:problem.lineTwice',
  'stock-quantity-wrong': 'stockTakes:problem.quantity',
  'stock-limit-reached': 'stockTakes:problem.limit',
  'stock-import-incomplete': 'stockTakes:problem.importIncomplete',
})

/** Explains failures for articles and entries alike. */
export const sayNotRemembered = explain<'getStockImportColumns' | 'getStockEntryColumns'>({
  'not-found': 'stockTakes:problem.gone',
})

export const sayNoSamples = explain<'getStockSamples'>({ 'not-found': 'stockTakes:problem.gone' })

export const sayNoDifferences = explain<'getStockDifferences'>({ 'not-found': 'stockTakes:problem.gone' })

export const sayNotValued = explain<'getStockValuation'>({ 'not-found': 'stockTakes:problem.gone' })
