import { parseBounded } from '../../files/foreign/bounded-json.ts'
import type { ReportMeasure, ReportPage } from '../reports/layout.ts'
import { type Json, plainListOf, plainObjectOf } from './layout-json.ts'

/**
 * Reads the formulas of a template's measures: its data model is JSON, unlike that of a report. Nothing in it is
 * trusted.
 */

/** The largest data model to read, in bytes; known ones have half a megabyte. */
export const mostModelBytes = 8 * 1024 ** 2
/** The most measures kept, the most characters of each, and of all together. */
const most = { measures: 200, characters: 4000, all: 100_000 }

/**
 * A formula is one text or a list of lines. Keeps the author's line breaks and indents, and drops invisible characters.
 */
const formulaOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value])
    .filter(line => typeof line === 'string')
    .join('\n')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .trim()
    .slice(0, most.characters)
    .toWellFormed()

const keyOf = (table: unknown, name: unknown) => JSON.stringify([table, name])

function modelOf(bytes: Uint8Array): Json {
  try {
    const text = new TextDecoder('utf-16le').decode(bytes)
    return plainObjectOf(plainObjectOf(parseBounded(text, { depth: 60, values: 200_000 }))['model'])
  } catch {
    // A template is still valid without its formulas.
    return {}
  }
}

/** The measures that visuals use, in the order of the data model. @param bytes of `DataModelSchema` */
export function measuresOf(bytes: Uint8Array, pages: readonly ReportPage[]): ReportMeasure[] {
  const used = new Map(
    pages
      .flatMap(({ visuals }) => visuals)
      .flatMap(({ fields }) => fields)
      .filter(({ summary }) => summary === 'measure')
      .map(({ table, name }) => [keyOf(table, name), { table, name }]),
  )
  const found = plainListOf(modelOf(bytes)['tables'])
    .map(plainObjectOf)
    .flatMap(table =>
      plainListOf(table['measures'])
        .map(plainObjectOf)
        .flatMap(({ name, expression }) => {
          const field = used.get(keyOf(table['name'], name))
          const formula = formulaOf(expression)
          return field && formula !== '' ? [{ ...field, expression: formula }] : []
        }),
    )
    .slice(0, most.measures)
  let characters = 0
  return found.filter(({ expression }) => {
    characters += expression.length
    return characters <= most.all
  })
}
