import type { Search } from './parse-search.ts'
import { binaryPower, type Expression, inPower, type Literal, prefixPower } from './syntax.ts'

/** Prints a tree as $filter text that parses to the same tree, with the fewest parentheses possible. */
export function printFilter(tree: Expression): string {
  return print(tree, 0)
}

function print(tree: Expression, power: number): string {
  switch (tree.kind) {
    case 'literal':
      return printLiteral(tree)
    case 'path':
      return tree.segments.map(segment => segment.name).join('/')
    case 'lambda': {
      const path = tree.segments.map(segment => segment.name).join('/')
      return tree.body === undefined
        ? `${path}/${tree.operator}()`
        : `${path}/${tree.operator}(${tree.variable ?? ''}:${print(tree.body, 0)})`
    }
    case 'call':
      return `${tree.name}(${tree.args.map(argument => print(argument, 0)).join(',')})`
    case 'unary': {
      // The space distinguishes `- 5`, the negation of a number, from the literal `-5`.
      const operand = print(tree.operand, prefixPower)
      return wrap(`${tree.operator === 'not' ? 'not' : '-'} ${operand}`, prefixPower, power)
    }
    case 'in':
      return wrap(
        `${print(tree.left, inPower)} in (${tree.items.map(printLiteral).join(',')})`,
        inPower,
        power,
      )
    case 'binary': {
      const own = binaryPower[tree.operator]
      return wrap(`${print(tree.left, own)} ${tree.operator} ${print(tree.right, own + 1)}`, own, power)
    }
  }
}

function wrap(text: string, own: number, power: number): string {
  return own < power ? `(${text})` : text
}

function printLiteral(literal: Literal): string {
  return literal.type === 'string' ? `'${literal.value.replaceAll("'", "''")}'` : literal.value
}

/** Prints a search as $search text that parses to the same tree: every term as a phrase, every group in parentheses. */
export function printSearch(search: Search): string {
  switch (search.kind) {
    case 'term':
      return `"${search.text.replaceAll(/["\\]/g, '\\$&')}"`
    case 'not':
      return `NOT ${grouped(search.operand)}`
    case 'and':
      return search.parts.map(grouped).join(' ')
    case 'or':
      return search.parts.map(grouped).join(' OR ')
  }
}

function grouped(search: Search): string {
  return search.kind === 'and' || search.kind === 'or' ? `(${printSearch(search)})` : printSearch(search)
}
