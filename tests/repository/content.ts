/** What files may not contain. */
import { isCheck, isCode, isGenerated, parse, lineOf, type Problem, type SourceFile } from './sources.ts'

function each(file: SourceFile, pattern: RegExp, say: (found: string) => string): Problem[] {
  return [...file.text.matchAll(pattern)].map(
    match => `${file.path}:${String(lineOf(file, match.index))}: ${say(match[0])}`,
  )
}

const rawColour = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(/gi

/** No colours outside the token files; a menu's own colour is data and comes from the services. */
export function rawColours(files: readonly SourceFile[]): Problem[] {
  return (
    files
      .filter(file => /^(design-system|portal)\/src\/.*\.(tsx?|css)$/.test(file.path))
      .filter(
        file => !file.path.startsWith('design-system/src/tokens/') && !isCheck(file) && !isGenerated(file),
      )
      // A message may mention a colour as an example of what to type.
      .filter(file => !/\.messages\.ts$|\/i18n\/(en|fr)\.ts$/.test(file.path))
      .flatMap(file =>
        each(withoutComments(file), rawColour, found => `the colour ${found} belongs into the tokens`),
      )
  )
}

/** The text with comments blanked out, so that line numbers stay the same. */
function withoutComments(file: SourceFile): SourceFile {
  if (!isCode(file)) return file
  let text = file.text
  for (const comment of parse(file).comments) {
    const blank = text.slice(comment.start, comment.end).replaceAll(/[^\n]/g, ' ')
    text = text.slice(0, comment.start) + blank + text.slice(comment.end)
  }
  return { path: file.path, text }
}

/** A screen has no styles and no fetch of its own: it arranges components and uses typed queries. */
export function screenPurity(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => file.path.startsWith('portal/src/applications/') && !isCheck(file))
    .flatMap(file => {
      if (/\.css(\.ts)?$/.test(file.path)) return [`${file.path}: a screen has no style of its own`]
      if (!isCode(file)) return []
      return [
        ...each(withoutComments(file), /\b(?:className|style)=/g, found => `${found} in an application`),
        ...each(
          withoutComments(file),
          /\b(?:fetch|XMLHttpRequest)\(/g,
          found => `${found} in an application`,
        ),
      ]
    })
}

/** The only file that calls React's `lazy`; others use one of the functions built on it. */
const lazyIn = 'portal/src/screens/late.tsx'

/**
 * Load late code with `loadedPart` if the reader can do without it, otherwise with `latePart`, `lateDialog` or
 * `lateScreen`: React's `lazy` and lazy routes remember a failed load until the page is reloaded.
 */
export function lazyParts(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => /^(design-system|portal)\/src\//.test(file.path) && isCode(file) && file.path !== lazyIn)
    .flatMap(file =>
      each(
        withoutComments(file),
        /(?<![\w'"])(?:import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy\b|lazy: (?:async )?\(|lazy\()/g,
        () => 'what is late is loaded by loadedPart, latePart, lateDialog or lateScreen',
      ).slice(0, 1),
    )
}

/** Limits are defined only in the contract: forms and fields import them from `@parvis/api-types/limits`. */
export function writtenLimits(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => /^portal\/src\/.*\.tsx?$/.test(file.path) && !isCheck(file))
    .flatMap(file =>
      each(
        withoutComments(file),
        /\b(?:(?:maxLength|maxItems|maximum): ?\d[\d_]*|(?:limit|maxLength|maximum)=\{\d[\d_]*\})/g,
        found => `${found} is a limit beside the contract`,
      ),
    )
}

const foreignPlaces = [
  /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.[a-z]+/g,
  /\b(?:pypi|rubygems|crates)\.(?:org|io)\b/g,
  /\b(?:deb|security)\.debian\.org\b/g,
  /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\//g,
  /(?<![\w.])\/(?:root|work)\/[\w.-]+/g,
  /(?<![\w.])\/tmp\/(?!\.)[\w.-]+/g,
]

/** No registry hosts and no paths of a person's machine. */
export function foreignPaths(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => !file.path.startsWith('tests/repository/'))
    .flatMap(file => foreignPlaces.flatMap(pattern => each(file, pattern, found => `names ${found}`)))
}

/** Rules are disabled with a reason or not at all. */
export function silencedRules(files: readonly SourceFile[]): Problem[] {
  return files.filter(isCode).flatMap(file =>
    parse(file).comments.flatMap(({ value, start }) => {
      const where = `${file.path}:${String(lineOf(file, start))}`
      const text = value.trim()
      if (/^@ts-(?:ignore|nocheck)\b/.test(text))
        return [`${where}: @ts-ignore hides any error; expect one error`]
      if (/^@ts-expect-error\b/.test(text) && !/^@ts-expect-error\W+\w+/.test(text)) {
        return [`${where}: @ts-expect-error without a reason`]
      }
      if (/^(?:oxlint|eslint)-disable/.test(text) && !/\s--\s+\w/.test(text))
        return [`${where}: rule off without a reason`]
      if (text.startsWith('biome-ignore')) return [`${where}: the formatter's output is the rule`]
      if (/\b(?:TODO|FIXME|XXX)\b/.test(text)) return [`${where}: unfinished work is an issue, not a comment`]
      return []
    }),
  )
}

/** Detects tests that are skipped or that exclude the others. */
export function idleTests(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(file => isCode(file) && isCheck(file) && !file.path.startsWith('tests/repository/'))
    .flatMap(file =>
      each(
        withoutComments(file),
        /\b(?:test|it|describe)\.(?:only|skip|todo)\b/g,
        found => `${found} in a test`,
      ),
    )
}
