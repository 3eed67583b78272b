import type { ReadOf, RowOf } from '@parvis/api-types/calls'
import {
  getStockTake,
  listStockCounts,
  listStockEntries,
  listStockLines,
  listStockMovements,
  listStockTakes,
  listStockValues,
} from '@parvis/api-types/calls/inventories'
import { listCountSheets } from '@parvis/api-types/calls/count-sheets'
import {
  StockEntry as entryLimits,
  StockLine as lineLimits,
  StockMovement as movementLimits,
  StockTake as takeLimits,
  StockValue as valueLimits,
} from '@parvis/api-types/limits/inventories'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { readAllOptions } from '../../../api/all-pages.ts'
import type { Api } from '../../../api/clients.ts'
import { explain } from '../../../api/problem-messages.ts'
import { choicesOf, defineList } from '../../../screens/define-list.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { addressOf, stockTakes } from './application.ts'

export const takeRecord = defineRecord(getStockTake, 'stockTakes', {
  param: 'id',
  list: stockTakes.address('list'),
  say: explain<'getStockTake'>({}),
})

export type StockTake = ThingOf<typeof takeRecord>
export type StockLine = RowOf<'listStockLines'>
export type StockCount = RowOf<'listStockCounts'>
export type StockMovement = RowOf<'listStockMovements'>
export type StockEntry = RowOf<'listStockEntries'>
export type StockValue = RowOf<'listStockValues'>
export type StockValuation = ReadOf<'getStockValuation'>
export type StockDifferences = ReadOf<'getStockDifferences'>
export type StockUnit = StockLine['unit']

export const takeLooks = {
  prepared: 'draft',
  open: 'waiting',
  counting: 'active',
  recount: 'warning',
  reconciled: 'active',
  closed: 'success',
} as const satisfies Record<StockTake['status'], StatusBadgeKind>

export const lineLooks = {
  waiting: 'draft',
  counted: 'success',
  recount: 'warning',
} as const satisfies Record<StockLine['state'], StatusBadgeKind>

const signed = { signDisplay: 'exceptZero' } as const
const money = { style: 'currency', currency: 'EUR' } as const

/** All stock-takes with their engagements, latest counting day first. */
export const takeList = defineList(listStockTakes, 'stockTakes', {
  columns: [
    {
      field: 'name',
      type: 'link',
      href: id => addressOf('record', id),
      width: 300,
      isHideable: false,
    },
    { id: 'account', field: 'accountName', type: 'text', width: 260 },
    { id: 'engagement', field: 'engagementCode', type: 'text', width: 180 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('stockTakes:status', takeLimits.status.values, takeLooks),
      width: 150,
    },
    { field: 'countDate', type: 'date', width: 140 },
    { field: 'closingDate', type: 'date', width: 140 },
    { id: 'lines', field: 'lineCount', type: 'number', width: 120 },
    { id: 'counted', field: 'countedCount', type: 'number', width: 120 },
    { id: 'recount', field: 'recountCount', type: 'number', width: 140 },
    { id: 'differenceValue', field: 'differenceValue', type: 'number', format: money, width: 160 },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
  ],
  order: ['countDate desc', 'id desc'],
  say: explain<'listStockTakes'>({}),
})

/** The stock-takes in which the reader counts. */
export const sheetList = defineList(listCountSheets, 'stockTakes', {
  group: 'sheets',
  columns: [
    { field: 'name', type: 'link', href: id => addressOf('count', id), width: 280, isHideable: false },
    { field: 'toCount', type: 'number', width: 160 },
    { field: 'toRecount', type: 'number', width: 200 },
    { id: 'account', field: 'accountName', type: 'text', width: 280 },
    {
      field: 'status',
      type: 'choice',
      choices: choicesOf('stockTakes:status', takeLimits.status.values, takeLooks),
      width: 160,
    },
    { field: 'countDate', type: 'date', width: 160 },
  ],
  order: ['countDate', 'id'],
  say: explain<'listCountSheets'>({}),
})

const articleColumns = [
  { field: 'code', type: 'text', width: 130, isHideable: false },
  { field: 'name', type: 'text', width: 260 },
] as const
const articleClass = { field: 'articleClass', type: 'text', width: 150 } as const
const quantityColumns = [
  {
    field: 'unit',
    type: 'choice',
    choices: choicesOf('stockTakes:unit', lineLimits.unit.values),
    width: 100,
  },
  { field: 'theoreticalQuantity', type: 'number', width: 130 },
] as const
const placeColumns = [
  { field: 'site', type: 'text', width: 120 },
  { field: 'zone', type: 'text', width: 130 },
  { field: 'shelf', type: 'text', width: 140 },
  { field: 'batch', type: 'text', width: 110 },
] as const
const unitCost = {
  field: 'unitCost',
  type: 'number',
  format: { ...money, maximumFractionDigits: 4 },
  width: 140,
} as const

const order = ['code', 'id'] as const

/** The articles of a stock-take in preparation. */
export const articlesOf = (takeId: number) =>
  defineList(listStockLines, 'stockTakes', {
    group: 'articles',
    filter: ['stockTakeId', 'eq', takeId],
    columns: [...articleColumns, articleClass, ...quantityColumns, unitCost, ...placeColumns],
    order,
    say: explain<'listStockLines'>({}),
  })

/** Every article with its count. Column filters find those in doubt or beyond the tolerance. */
export const differencesOf = (takeId: number) =>
  defineList(listStockLines, 'stockTakes', {
    group: 'differences',
    filter: ['stockTakeId', 'eq', takeId],
    columns: [
      ...articleColumns,
      articleClass,
      ...quantityColumns,
      { field: 'countedQuantity', type: 'number', width: 120 },
      { field: 'movedQuantity', type: 'number', format: signed, width: 130 },
      { field: 'closingQuantity', type: 'number', width: 130 },
      { field: 'difference', type: 'number', format: signed, width: 110 },
      {
        field: 'differenceValue',
        type: 'number',
        format: { ...money, signDisplay: 'exceptZero' },
        width: 160,
      },
      {
        field: 'state',
        type: 'choice',
        choices: choicesOf('stockTakes:lineState', lineLimits.state.values, lineLooks),
        width: 150,
      },
      { field: 'isBeyond', type: 'boolean', width: 150 },
      { field: 'explanation', type: 'text', width: 260 },
      { id: 'recountBy', field: 'recountByName', or: 'recountBy', type: 'text', width: 170 },
      { field: 'countCount', type: 'number', width: 120 },
      { field: 'photoCount', type: 'number', width: 120 },
      ...placeColumns,
      unitCost,
      { field: 'isAdded', type: 'boolean', width: 140 },
    ],
    order,
    say: explain<'listStockLines'>({}),
  })

export const movementLooks = {
  forward: 'success',
  back: 'success',
  outside: 'draft',
} as const satisfies Record<StockMovement['use'], StatusBadgeKind>

/** Every movement of a stock-take, with how it is used. */
export const movementsOf = (takeId: number) =>
  defineList(listStockMovements, 'stockTakes', {
    group: 'movements',
    // Column filters take the place of the search.
    isSearchable: false,
    filter: ['stockTakeId', 'eq', takeId],
    columns: [
      { field: 'code', type: 'text', width: 130, isHideable: false },
      { field: 'name', type: 'text', width: 260 },
      { field: 'date', type: 'date', width: 130 },
      {
        field: 'kind',
        type: 'choice',
        choices: choicesOf('stockTakes:movement.kind', movementLimits.kind.values),
        width: 130,
      },
      { field: 'quantity', type: 'number', format: signed, width: 120 },
      {
        field: 'unit',
        type: 'choice',
        choices: choicesOf('stockTakes:unit', movementLimits.unit.values),
        width: 100,
      },
      {
        field: 'use',
        type: 'choice',
        choices: choicesOf('stockTakes:movement.use', movementLimits.use.values, movementLooks),
        width: 140,
      },
      { field: 'document', type: 'text', width: 140 },
      unitCost,
      { field: 'isImported', type: 'boolean', width: 120 },
      ...placeColumns,
      { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    ],
    order: ['date desc', 'id desc'],
    say: explain<'listStockMovements'>({}),
  })

/** Every entry that values the articles of a stock-take. */
export const entriesOf = (takeId: number) =>
  defineList(listStockEntries, 'stockTakes', {
    group: 'entries',
    // Column filters take the place of the search.
    isSearchable: false,
    filter: ['stockTakeId', 'eq', takeId],
    columns: [
      ...articleColumns,
      { field: 'date', type: 'date', width: 130 },
      { field: 'quantity', type: 'number', width: 120 },
      {
        field: 'unit',
        type: 'choice',
        choices: choicesOf('stockTakes:unit', entryLimits.unit.values),
        width: 100,
      },
      unitCost,
      { field: 'document', type: 'text', width: 140 },
      { field: 'isImported', type: 'boolean', width: 120 },
      { id: 'addedBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 180 },
    ],
    order: ['date desc', 'id desc'],
    say: explain<'listStockEntries'>({}),
  })

const inEuros = (field: 'theoreticalValue' | 'value' | 'restValue' | 'depreciation') =>
  ({ field, type: 'number', format: money, width: 150 }) as const
const articleOfValue = [
  ...articleColumns,
  articleClass,
  {
    id: 'closingQuantity',
    field: 'quantity',
    type: 'number',
    width: 120,
  },
  {
    field: 'unit',
    type: 'choice',
    choices: choicesOf('stockTakes:unit', valueLimits.unit.values),
    width: 100,
  },
] as const

/** Every article of a stock-take with its value. */
export const valuesOf = (takeId: number) =>
  defineList(listStockValues, 'stockTakes', {
    group: 'values',
    filter: ['stockTakeId', 'eq', takeId],
    columns: [
      ...articleOfValue,
      inEuros('value'),
      { field: 'unitValue', type: 'number', format: { ...money, maximumFractionDigits: 4 }, width: 140 },
      { field: 'uncoveredQuantity', type: 'number', width: 130 },
      inEuros('restValue'),
      inEuros('theoreticalValue'),
      {
        field: 'differenceValue',
        type: 'number',
        format: { ...money, signDisplay: 'exceptZero' },
        width: 160,
      },
      { field: 'isValued', type: 'boolean', width: 140 },
      { field: 'entryQuantity', type: 'number', width: 130 },
    ],
    order,
    say: explain<'listStockValues'>({}),
  })

const slownesses = ['slow', 'moving', 'unknown'] as const

const slownessLooks = {
  slow: 'warning',
  moving: 'success',
  unknown: 'draft',
} as const satisfies Record<NonNullable<StockValue['slowness']>, StatusBadgeKind>

/** The slow-moving articles, and those of unknown speed. */
export const slowOf = (takeId: number) =>
  defineList(listStockValues, 'stockTakes', {
    group: 'slowArticles',
    filter: {
      and: [
        ['stockTakeId', 'eq', takeId],
        ['slowness', 'in', ['slow', 'unknown']],
      ],
    },
    columns: [
      ...articleOfValue,
      {
        field: 'slowness',
        type: 'choice',
        choices: choicesOf('stockTakes:slowness', slownesses, slownessLooks),
        width: 150,
      },
      { field: 'idleDays', type: 'number', width: 130 },
      { field: 'isAtLeast', type: 'boolean', width: 120 },
      { field: 'lastExitDate', type: 'date', width: 140 },
      { field: 'exitQuantity', type: 'number', width: 140 },
      { field: 'stockMonths', type: 'number', format: { maximumFractionDigits: 1 }, width: 140 },
      inEuros('value'),
      {
        field: 'depreciationPercent',
        type: 'number',
        format: { maximumFractionDigits: 2 },
        width: 130,
      },
      inEuros('depreciation'),
    ],
    order: ['idleDays desc', 'code', 'id'],
    say: explain<'listStockValues'>({}),
  })

/** The movements of a line, by date. */
export const lineMovementsOptions = (api: Api, lineId: number) =>
  readAllOptions(api, listStockMovements, {
    filter: ['lineId', 'eq', lineId],
    orderby: ['date', 'id'],
  })

export const sayNoMovements = explain<'listStockMovements'>({})

/** The lines in doubt. */
export const recountsOf = (takeId: number) =>
  defineList(listStockLines, 'stockTakes', {
    group: 'recounts',
    filter: {
      and: [
        ['stockTakeId', 'eq', takeId],
        ['state', 'eq', 'recount'],
      ],
    },
    columns: [
      { field: 'code', type: 'text', width: 140, isHideable: false },
      { field: 'name', type: 'text', width: 300 },
      { field: 'site', type: 'text', width: 120 },
      { field: 'zone', type: 'text', width: 130 },
      { field: 'shelf', type: 'text', width: 110 },
      { field: 'countCount', type: 'number', width: 130 },
      { id: 'recountBy', field: 'recountByName', or: 'recountBy', type: 'text', width: 200 },
    ],
    also: ['explanation'],
    order,
    say: explain<'listStockLines'>({}),
  })

/** The articles of a place, to be counted on paper: expected quantities are not requested. */
export const paperOptions = (api: Api, zoneId: number) =>
  readAllOptions(api, listStockLines, {
    filter: ['zoneId', 'eq', zoneId],
    select: ['id', 'site', 'zone', 'shelf', 'code', 'name', 'unit', 'packSize', 'batch'],
  })

export const sayNoPaper = explain<'listStockLines'>({})

/** All counts of a line, in order of arrival. */
export const countsOptions = (api: Api, lineId: number) =>
  readAllOptions(api, listStockCounts, { filter: ['lineId', 'eq', lineId] })

export const sayNoCounts = explain<'listStockCounts'>({})
