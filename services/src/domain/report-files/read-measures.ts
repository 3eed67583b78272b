import { parseBounded } from '../../files/foreign/bounded-json.ts'
import type { ReportMeasure, ReportPage } from '../reports/layout.ts'
import { type Json, plainListOf, plainObjectOf } from './layout-json.ts'

/** What the measures of a template compute: its data model is JSON, that of a report is not. Nothing of it is trusted. */

/** Bytes of a data model that is read; those that are known have half a megabyte. */
export const mostModelBytes = 8 * 1024 ** 2
/** Measures that are kept, characters of each and of all together. */
const most = { measures: 200, characters: 4000, all: 100_000 }

/** A formula is one text, or a list of its lines. Its line ends and indents are the author's; what nobody sees goes. */
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
    // A template is one without its formulas, too.
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
