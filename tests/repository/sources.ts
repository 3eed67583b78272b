/** The input of the repository rules: the files that git knows, their imports and exports. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { parseSync, type ParseResult } from 'oxc-parser'

/** Absolute path of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url))

/** A file of the repository, or a made-up one that breaks a rule. */
export interface SourceFile {
  /** Path from the repository's root, with `/`. */
  path: string
  text: string
}

/** One sentence per broken rule: file, line where it helps, and what is wrong. */
export type Problem = string

/** Every file that is committed or about to be (not ignored), without pictures and other binary files. */
export function readRepository(): SourceFile[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return names
    .split('\0')
    .filter(path => path !== '' && !/\.(png|woff2?|ico|pdf|xlsx|zip)$/.test(path))
    .filter(path => existsSync(join(repositoryRoot, path)))
    .map(path => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }))
}

export function isCode(file: SourceFile): boolean {
  return /\.(ts|tsx)$/.test(file.path) && !isGenerated(file)
}

export function isGenerated(file: SourceFile): boolean {
  return /(^|\/)generated\//.test(file.path) || file.path.startsWith('.storybook/public/')
}

/** Whether a file is a story or test, which may use tools that the product may not. */
export function isCheck(file: SourceFile): boolean {
  return (
    /\.(stories|test|test-d)\.tsx?$/.test(file.path) ||
    /\.(examples?|fixtures|test-support)\.tsx?$|^portal\/src\/stories\//.test(file.path)
  )
}

const parsed = new Map<string, ParseResult>()

/** The parsed module. @throws Error when it is not TypeScript */
export function parse(file: SourceFile): ParseResult {
  const key = `${file.path}\0${file.text}`
  let result = parsed.get(key)
  if (result === undefined) {
    result = parseSync(file.path, file.text)
    const [error] = result.errors
    if (error !== undefined) throw new Error(`${file.path} does not parse: ${error.message}`)
    parsed.set(key, result)
  }
  return result
}

export interface Import {
  /** The text between the quotes. */
  specifier: string
  line: number
  /** Whether the whole statement disappears at run time. */
  isType: boolean
}

export function lineOf(file: SourceFile, offset: number): number {
  return file.text.slice(0, offset).split('\n').length
}

const imports = new WeakMap<SourceFile, readonly Import[]>()

/** Every module that a file references: imports, re-exports, and dynamic imports with a literal. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = imports.get(file)
  if (known !== undefined) return known
  const read = readImports(file)
  imports.set(file, read)
  return read
}

function readImports(file: SourceFile): Import[] {
  const { module } = parse(file)
  const found: { value: string; start: number }[] = module.staticImports.map(entry => ({
    value: entry.moduleRequest.value,
    start: entry.start,
  }))
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest !== null)
        found.push({ value: entry.moduleRequest.value, start: statement.start })
    }
  }
  for (const entry of module.dynamicImports) {
    const text = file.text.slice(entry.moduleRequest.start, entry.moduleRequest.end)
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text)
    if (literal?.[2] !== undefined) found.push({ value: literal[2], start: entry.start })
  }
  return found.map(({ value, start }) => ({
    specifier: value,
    line: lineOf(file, start),
    isType: /^(import|export) type\b/.test(file.text.slice(start, start + 20)),
  }))
}

/** The repository path of a relative import; undefined for a package. */
export function resolveRelative(file: SourceFile, specifier: string): string | undefined {
  return specifier.startsWith('.') ? join(dirname(file.path), specifier.replace(/\?.*$/, '')) : undefined
}

/** `@scope/name` or `name` of a package import. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}
