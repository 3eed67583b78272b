import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import {
  apis,
  documentPath,
  hosts,
  menuRoutes,
  problemCodes,
  readDocument,
  scopes,
} from '@parvis/openapi/document'
import type { Host } from '@parvis/openapi/document'
import { apiOf, operationsOf } from '@parvis/openapi/model'
import type { MediaType, OpenApiDocument, PlacedOperation, Schema } from '@parvis/openapi/model'

import { renderCalls } from './generate-calls.ts'

const header = '// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.\n\n'

/** Dates get their own types, so that a query cannot compare them with arbitrary strings. */
const dateTypes: Record<string, string> = { 'date-time': 'Moment', date: 'Day' }

async function renderTypes(host: Host): Promise<string> {
  const nodes = await openapiTypescript(pathToFileURL(documentPath(host)), {
    silent: true,
    defaultNonNullable: false,
    transform(schema) {
      const name = dateTypes[schema.format ?? '']
      if (!name) return undefined
      const type = ts.factory.createTypeReferenceNode(name)
      // The types of openapi-typescript do not know that OpenAPI 3.1 allows an array here.
      const kinds: unknown = schema.type
      if (!Array.isArray(kinds) || !kinds.includes('null')) return type
      return ts.factory.createUnionTypeNode([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())])
    },
  })
  const text = astToString(nodes)
  const used = Object.values(dateTypes).filter(name => new RegExp(`: ${name}\\b`).test(text))
  const imports =
    used.length > 0 ? `import type { ${used.toSorted().join(', ')} } from '../moments.ts'\n\n` : ''
  return header + imports + text
}

function valuesOf(content: Record<string, MediaType> | undefined): Record<string, unknown> {
  const examples = Object.values(content ?? {}).flatMap(media => Object.entries(media.examples ?? {}))
  return Object.fromEntries(examples.map(([name, { value }]) => [name, value]))
}

/** The source of a regular expression that matches the operation's URL, wherever the host is served. */
function patternOf(base: string, path: string): string {
  const literal = (text: string) => text.replace(/[$()*+.?[\]\\^{|}/]/g, '\\$&')
  const source = path
    .split(/\{\w+\}/)
    .map(literal)
    .join('([^/]+)')
  return `/${literal(base)}${source}$/`
}

function renderExample(host: Host, base: string, { path, method, operation }: PlacedOperation): string {
  const [status = '', answer] = Object.entries(operation.responses).find(([key]) => key !== 'default') ?? []
  const { default: problem } = operation.responses
  const show = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
  return [
    `/** ${operation.summary}. */`,
    `export const ${operation.operationId} = {`,
    `  host: '${host}',`,
    `  method: '${method}',`,
    `  path: ${JSON.stringify(path)},`,
    `  pattern: ${patternOf(base, path)},`,
    `  status: ${status},`,
    `  body: ${show(valuesOf(operation.requestBody?.content))},`,
    `  success: ${show(valuesOf(answer?.content))},`,
    `  problem: ${show(valuesOf(problem?.content))},`,
    `} satisfies Example<'${operation.operationId}'>`,
    '',
  ].join('\n')
}

async function renderExamples(host: Host): Promise<string> {
  const document = await readDocument(host)
  const base = document.servers[0]?.url ?? ''
  const operations = operationsOf(document).map(placed => renderExample(host, base, placed))
  return [`${header}import type { Example } from '../../example.ts'\n`, ...operations].join('\n')
}

function renderStaleAfterProblem(): string {
  const lines = Object.entries(problemCodes).flatMap(([code, { stale }]) =>
    stale === undefined ? [] : [`  '${code}': ${JSON.stringify(stale)},`],
  )
  return [
    header,
    '/** The reads whose answers are out of date, as a refusal with this code says. */\n',
    `export const staleAfterProblem: Readonly<Record<string, readonly string[]>> = {\n${lines.join('\n')}\n}\n`,
  ].join('')
}

function renderProblemStatus(): string {
  const lines = Object.entries(problemCodes).map(([code, { status }]) => `  '${code}': ${status},`)
  return [
    header,
    '/** The HTTP status of each problem code. */\n',
    `export const problemStatus = {\n${lines.join('\n')}\n} as const\n`,
    '\n/** The codes that only who calls with an API key is answered. The clients here never do. */\n',
    `export type KeyCode =\n${Object.keys(problemCodes)
      .filter(code => problemCodes[code]?.key)
      .map(code => `  | '${code}'\n`)
      .join('')}`,
  ].join('')
}

async function renderApis(): Promise<string> {
  const placed = await Promise.all(
    hosts.map(async host => operationsOf(await readDocument(host)).map(each => ({ host, ...each }))),
  )
  const entries = Object.entries(apis).map(([name, { fr, en }]) => {
    const first = placed.flat().find(({ operation }) => apiOf(operation) === name)
    const title = (text: string) => JSON.stringify(text)
    return `  ${name}: { fr: ${title(fr)}, en: ${title(en)}, host: '${first?.host}', path: '${first?.path}' },\n`
  })
  return [
    header,
    '/** The APIs that a consumer can subscribe to: what they are called, and the address of a first read. */\n',
    `export const apis = {\n${entries.join('')}} as const\n`,
  ].join('')
}

function renderScopeTitles(): string {
  const entries = Object.entries(scopes).map(
    ([scope, { fr, en }]) => `  '${scope}': { fr: ${JSON.stringify(fr)}, en: ${JSON.stringify(en)} },\n`,
  )
  return [
    header,
    '/** What the product scopes let a person do. Scopes of other applications are not among them. */\n',
    'export const scopeTitles: Readonly<Record<string, { fr: string; en: string }>> = {\n',
    ...entries,
    '}\n',
  ].join('')
}

function renderMenuRoutes(): string {
  const list = (name: string, texts: readonly string[]) =>
    `export const ${name} = [\n${texts.map(text => `  '${text}',\n`).join('')}] as const\n`
  return [
    header,
    '/** The screens of the portal that a menu may lead to: `*` is one segment, `**` any rest. */\n',
    list('menuRoutes', menuRoutes.enum),
    '\n/** Examples of links that fit one of them. */\n',
    list('fittingLinks', menuRoutes['x-fits']),
    '\n/** Examples of links that fit none. */\n',
    list('unfittingLinks', menuRoutes['x-fits-not']),
  ].join('')
}

/** The navigations of an entity with their target entities, including those of its allOf parts. */
function navigationsOf(schema: Schema): [string, string][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, string][] => {
    const target = property['x-navigation-entity']
    return property['x-navigation'] && target !== undefined ? [[name, target]] : []
  })
  return [...(schema.allOf ?? []).flatMap(navigationsOf), ...own]
}

/**
 * The entities of a host by name with their navigations: those that operations read with OData, and all that these lead
 * to.
 */
function entitiesOf(document: OpenApiDocument): Map<string, [string, string][]> {
  const found = new Map<string, [string, string][]>()
  const open = operationsOf(document).flatMap(({ operation }) => operation['x-odata']?.entity ?? [])
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const schema = document.components.schemas[name]
    if (schema === undefined) throw new Error(`The contract has no schema ${name}`)
    if (found.has(name)) continue
    const navigations = navigationsOf(schema)
    found.set(name, navigations)
    open.push(...navigations.map(([, target]) => target))
  }
  return found
}

/** `customer-store` → `CustomerStore`. */
const typeName = (host: Host) =>
  host.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase())

async function renderEntities(): Promise<string> {
  const documents = await Promise.all(hosts.map(async host => ({ host, document: await readDocument(host) })))
  const places = new Map(
    documents.flatMap(({ host, document }) =>
      [...entitiesOf(document)].map(([name, navigations]) => [name, { host, navigations }] as const),
    ),
  )
  const entities = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const used = hosts.filter(host => entities.some(([, place]) => place.host === host))
  const reads = documents.flatMap(({ document }) =>
    operationsOf(document).flatMap(({ operation }) => {
      const entity = operation['x-odata']?.entity
      return entity === undefined ? [] : [`  ${operation.operationId}: '${entity}'\n`]
    }),
  )
  return [
    header,
    ...used.map(host => `import type { components as ${typeName(host)} } from './${host}.ts'\n`),
    '\n/** Every entity that is read with OData, by its name: its fields, and which of them lead to other entities. */\n',
    'export interface Entities {\n',
    ...entities.map(([name, { host, navigations }]) => {
      const names = navigations.map(([navigation]) => `'${navigation}'`).join(' | ') || 'never'
      return `  ${name}: { fields: ${typeName(host)}['schemas']['${name}']; navigations: ${names} }\n`
    }),
    '}\n',
    '\n/** The entity of each operation that reads one, or a list of one, with OData. */\n',
    `export interface EntityOfOperation {\n${reads.join('')}}\n`,
  ].join('')
}

/**
 * Renders every generated file.
 * @returns the text of each file by its path, relative to this folder
 */
export async function renderAll(): Promise<Map<string, string>> {
  const files = new Map([
    ['generated/problem-status.ts', renderProblemStatus()],
    ['generated/stale-after-problem.ts', renderStaleAfterProblem()],
    ['generated/menu-routes.ts', renderMenuRoutes()],
    ['generated/apis.ts', await renderApis()],
    ['generated/scope-titles.ts', renderScopeTitles()],
    ['generated/entities.ts', await renderEntities()],
    ...(await renderCalls()),
  ])
  for (const host of hosts) {
    files.set(`generated/${host}.ts`, await renderTypes(host))
    files.set(`generated/examples/${host}.ts`, await renderExamples(host))
  }
  return files
}

/**
 * Compares the generated files with the current contract.
 * @returns the paths, relative to this folder, of files that are missing or differ
 */
export async function staleFiles(files: ReadonlyMap<string, string>): Promise<string[]> {
  const stale = await Promise.all(
    [...files].map(async ([path, text]) => {
      const present = await readFile(new URL(path, import.meta.url), 'utf8').catch(() => undefined)
      return present === text ? [] : [path]
    }),
  )
  return stale.flat()
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles(await renderAll())
    if (stale.length === 0) return
    process.stderr.write(`Not as the contract is, run \`generate\`: ${stale.join(', ')}\n`)
    process.exitCode = 1
    return
  }
  for (const [path, text] of await renderAll()) {
    const file = fileURLToPath(new URL(path, import.meta.url))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

if (import.meta.main) await main()
