import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })
  addFormats.default(ajv)
  ajv.addFormat('int32', { type: 'number', validate: value => Number.isInteger(value) })
  const own = ['x-depth', 'x-filter', 'x-navigation', 'x-navigation-entity', 'x-search', 'x-text']
  for (const keyword of own) ajv.addKeyword(keyword)
  return ajv
}

/** An Ajv for the schemas of the contract, which complains of every keyword that it does not know. */
export const ajv = newAjv()
