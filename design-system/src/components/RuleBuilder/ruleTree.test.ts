import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { incompleteIn, type Rule, type RuleClause } from './rule.ts'
import {
  added,
  changed,
  clausesIn,
  isGroup,
  messagesByPart,
  newClause,
  newGroup,
  removed,
  ruleOf,
  shows,
  treeOf,
  type GroupNode,
  type RuleNode,
} from './ruleTree.ts'

const manager: RuleClause = { field: 'grade', operator: 'is', values: ['Manager', 'Partner'] }
const france: RuleClause = { field: 'country', operator: 'is', values: ['FR'] }
const notAudit: RuleClause = { field: 'unit', operator: 'isNot', values: ['Audit'] }
const nested: Rule = { all: [manager, { any: [france, notAudit] }] }

const clauses = fc.record<RuleClause>({
  field: fc.constantFrom('grade', 'country'),
  operator: fc.constantFrom('is', 'isNot'),
  values: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
})
const { rule: rules } = fc.letrec<{ rule: Rule }>(tie => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    clauses,
    fc.record({ all: fc.array(tie('rule'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ any: fc.array(tie('rule'), { minLength: 1, maxLength: 4 }) }),
  ),
}))

const nodesIn = (node: RuleNode): RuleNode[] => [node, ...(isGroup(node) ? node.parts.flatMap(nodesIn) : [])]
const emptyGroups = (tree: GroupNode) =>
  nodesIn(tree).filter(node => node !== tree && isGroup(node) && node.parts.length === 0)

test('a tree shows the rule that it was made of; a condition alone is a group of one', () => {
  fc.assert(fc.property(rules, rule => shows(treeOf(rule), rule)))
  expect(ruleOf(treeOf(manager))).toEqual({ all: [manager] })
  expect(ruleOf(treeOf(null))).toBeNull()
  expect(shows(treeOf(manager), france)).toBe(false)
})

test('whatever is removed, no empty group is left, nothing else goes, and what takes the focus is still there', () => {
  fc.assert(
    fc.property(rules, fc.nat(), (rule, pick) => {
      const tree = treeOf(rule)
      const parts = nodesIn(tree).slice(1)
      const part = parts[pick % parts.length]
      if (!part) return
      const { tree: left, beside } = removed(tree, part.id)
      expect(clausesIn(left)).toBe(clausesIn(tree) - clausesIn(part))
      expect(emptyGroups(left)).toEqual([])
      expect(nodesIn(left).map(({ id }) => id)).toContain(beside)
    }),
  )
})

test('adds at the end of the group, joined the other way than its parent', () => {
  const tree = treeOf(nested)
  const [, group] = tree.parts
  if (!group || !isGroup(group)) throw new Error('no group')
  const more = added(tree, group.id, newGroup(group.joint))
  expect(ruleOf(more)).toEqual({
    all: [manager, { any: [france, notAudit, { all: [{ field: '', operator: 'is', values: [] }] }] }],
  })
  expect(clausesIn(added(tree, tree.id, newClause()))).toBe(4)
})

test('a change touches one part alone, and the others keep their identity', () => {
  const tree = treeOf(nested)
  const [clause, group] = tree.parts
  if (!clause || !group) throw new Error('no parts')
  expect(ruleOf(changed(tree, clause.id, { values: ['Manager'] }))).toEqual({
    all: [{ ...manager, values: ['Manager'] }, { any: [france, notAudit] }],
  })
  expect(ruleOf(changed(tree, group.id, { joint: 'all' }))).toEqual({
    all: [manager, { all: [france, notAudit] }],
  })
  const any = changed(tree, tree.id, { joint: 'any' })
  expect(ruleOf(any)).toEqual({ any: [manager, { any: [france, notAudit] }] })
  expect(nodesIn(any).map(({ id }) => id)).toEqual(nodesIn(tree).map(({ id }) => id))
})

describe('a message goes to the part that its pointer names', () => {
  const tree = treeOf(nested)
  const [clause, group] = tree.parts
  test.each([
    ['/all/0/values/3', clause?.id, 'values'],
    ['/all/0/field', clause?.id, 'field'],
    ['/all/1', group?.id, ''],
    ['/all/1/any', group?.id, 'any'],
    ['/all/9/values', tree.id, 'all'],
    ['', tree.id, ''],
  ])('%s', (pointer, id, about) => {
    expect([...messagesByPart(tree, { [pointer]: 'Wrong.' })]).toEqual([[id, [{ text: 'Wrong.', about }]]])
  })
})

test('conditions that lack something are found where they stand', () => {
  expect(incompleteIn(nested)).toEqual([])
  expect(
    incompleteIn({
      all: [{ ...manager, values: [] }, { any: [{ field: '', operator: 'is', values: [] }] }],
    }),
  ).toEqual([
    { pointer: '/all/0/values', lacks: 'values' },
    { pointer: '/all/1/any/0/field', lacks: 'field' },
  ])
})
