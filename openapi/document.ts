import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { $RefParser } from '@apidevtools/json-schema-ref-parser'
import { parse } from 'yaml'
import { writeOut } from './cycles.ts'
import type { OpenApiDocument } from './model.ts'

/** The five base hosts, each with a description of its own in `<host>.yaml`. */
export const hosts = ['portal', 'customer-store', 'organisation', 'authorization', 'consent'] as const

/** One of the five base hosts. */
export type Host = (typeof hosts)[number]

/** What a problem code means, whichever operation answers it. */
export interface ProblemCode {
  /** The HTTP status that goes with the code. */
  status: number
  /** The English title, the same for each occurrence. */
  title: string
  /** Answered before an operation is known (unknown path, wrong method); in no operation's enum. */
  outside?: boolean
  /** Only who calls with an API key is answered it. */
  key?: boolean
  /** The reads whose answers are out of date, as this refusal says: a client asks for them again. */
  stale?: readonly string[]
}

/** What a product scope allows, in both languages. */
export interface ScopeTitle {
  fr: string
  en: string
  /** By what those who have it can give themselves more than it says. */
  raises?: 'roles' | 'dependencies' | 'keys'
}

/** An API that a consumer can subscribe to. */
export interface ApiTitle {
  fr: string
  en: string
  /** The entities whose rows a key of a subscriber reaches. */
  entities: readonly string[]
}

/** What a request may hold at most, whatever its schema. */
export interface Limits {
  body: {
    /** Objects and lists within each other. */
    depth: number
    /** Values in one list. */
    items: number
    /** Values in all. */
    values: number
  }
  /** The first and the last day that can be written, as YYYY-MM-DD. */
  days: { first: string; last: string }
}

/** The screens of the portal that a menu may lead to, with examples of what `*` and `**` in them mean. */
export interface MenuRoutes {
  /** Patterns; see the description in portal/menu-routes.yaml. */
  enum: readonly string[]
  /** Links that fit one of them. */
  'x-fits': readonly string[]
  /** Links that fit none. */
  'x-fits-not': readonly string[]
}

function fileUrl(name: string): URL {
  return new URL(name, import.meta.url)
}

async function readYaml(name: string): Promise<unknown> {
  return parse(await readFile(fileUrl(name), 'utf8'))
}

/** Every problem code with its status and title: the content of problems.yaml. */
export const problemCodes = (await readYaml('problems.yaml')) as Readonly<Record<string, ProblemCode>>

/** Every product scope that an operation needs, with its titles: the content of scopes.yaml. */
export const scopes = (await readYaml('scopes.yaml')) as Readonly<Record<string, ScopeTitle>>

/** Every API that a consumer can subscribe to, by its name: the content of apis.yaml. */
export const apis = (await readYaml('apis.yaml')) as Readonly<Record<string, ApiTitle>>

/** The content of limits.yaml. */
export const limits = (await readYaml('limits.yaml')) as Limits

/** The content of portal/menu-routes.yaml. */
export const menuRoutes = (await readYaml('portal/menu-routes.yaml')) as MenuRoutes

/**
 * Where the description of a host is, for tools that read files.
 *
 * @returns an absolute path
 */
export function documentPath(host: Host): string {
  return fileURLToPath(fileUrl(`${host}.yaml`))
}

/**
 * Reads the OpenAPI 3.1 description of a host, with every reference replaced by what it points to.
 *
 * A schema that contains itself (Menu.inverseMenuParent, ApplicationModule.subModules) is written out as deep as
 * `$expand` may go (`expandDepth` in cycles.ts), and is any object below that. So the document is a plain tree that prints
 * as JSON, and Ajv and Fastify take it as it is.
 *
 * @returns a new object at each call, which the caller may change
 * @throws when a file is missing or a reference leads nowhere
 */
export async function readDocument(host: Host): Promise<OpenApiDocument> {
  const tied = await $RefParser.dereference(documentPath(host), { dereference: { circular: true } })
  return writeOut(tied) as OpenApiDocument
}
