import { limits } from '@parvis/openapi/document'
import type { ValidationItem } from './problem.ts'

/** Control characters except line feed and tab. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what this is for
const control = /[\u0000-\u0008\u000b-\u001f]/

/** Maximum number of errors reported for one body. */
export const mostErrors = 100

/**
 * Finds faults that make a body unacceptable whatever its schema: nesting, lists or size beyond `limits.yaml`, which
 * would break recursive code, and text that is refused everywhere. Such text contains C0 control characters other than
 * line feed and tab, or lone surrogates, which UTF-8 cannot encode and the database cannot store.
 */
export function findUnfit(root: unknown): ValidationItem[] {
  const { depth: deepest, items: longest, values: most } = limits.body
  const found: ValidationItem[] = []
  const open: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 0 }]
  let values = 1
  for (let next = open.pop(); next && found.length < mostErrors; next = open.pop()) {
    const { value, pointer, depth } = next
    if (typeof value === 'string') {
      if (control.test(value) || !value.isWellFormed()) found.push({ pointer, code: 'control-character' })
    } else if (typeof value === 'object' && value !== null) {
      if (depth === deepest) return [{ pointer, code: 'too-complex', params: { limit: deepest } }]
      if (Array.isArray(value) && value.length > longest)
        return [{ pointer, code: 'too-many', params: { limit: longest } }]
      const inner = Object.entries(value)
      values += inner.length
      if (values > most) return [{ pointer: '', code: 'too-many', params: { limit: most } }]
      for (const [name, one] of inner)
        open.push({ value: one, pointer: `${pointer}/${escapePointer(name)}`, depth: depth + 1 })
    }
  }
  return found
}

/** Escapes a name for use as one segment of a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
