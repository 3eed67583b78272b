import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { Rule, RuleClause } from './rule.ts'
import { messages } from './RuleBuilder.messages.ts'
import {
  added,
  changed,
  isGroup,
  newClause,
  newGroup,
  removed,
  ruleOf,
  shows,
  treeOf,
  type GroupNode,
  type RuleNode,
} from './ruleTree.ts'

interface RuleEditorOptions {
  value: Rule | null
  onChange: (value: Rule | null) => void
  /** A rule in words. */
  say: (rule: Rule | null) => string
  /** The element around the outermost group. */
  root: RefObject<HTMLElement | null>
}

/** The last action. `before` is the state to restore when a removal is undone. */
interface Done {
  text: string
  before?: { tree: GroupNode; id: string }
}

const unfinished = (node: RuleNode) => !isGroup(node) && (node.field === '' || node.values.length === 0)

/** The rule as a tree whose parts keep their identity, with all editing actions and the focus handling. */
export function useRuleEditor({ value, onChange, say, root }: RuleEditorOptions) {
  const t = useMessages(messages)
  const [kept, setKept] = useState(() => treeOf(value))
  const [done, setDone] = useState<Done>()
  const goTo = useRef<string | undefined>(undefined)
  let tree = kept
  if (!shows(kept, value)) {
    // The value was set from outside, so all parts are new.
    tree = treeOf(value)
    setKept(tree)
    setDone(undefined)
  }

  // Once the new part is in the DOM, but before screen readers announce anything.
  useLayoutEffect(() => {
    if (goTo.current === undefined) return
    const part = root.current?.querySelector(`[data-rule="${goTo.current}"]`)
    goTo.current = undefined
    part?.querySelector<HTMLElement>('[data-first] button, button[data-first]')?.focus()
  })

  const show = (next: GroupNode, what?: Done, focus?: string) => {
    goTo.current = focus
    setKept(next)
    setDone(what)
    onChange(ruleOf(next))
  }
  const add = (groupId: string, part: RuleNode, text: string) => {
    const [first = part] = isGroup(part) ? part.parts : []
    show(added(tree, groupId, part), { text }, first.id)
  }
  return {
    tree,
    done,
    change: (id: string, change: Partial<RuleClause> & Partial<Pick<GroupNode, 'joint'>>) =>
      show(changed(tree, id, change)),
    addClause: (groupId: string) => add(groupId, newClause(), t('added')),
    addGroup: (group: GroupNode) => add(group.id, newGroup(group.joint), t('addedGroup')),
    remove: (part: RuleNode) => {
      const { tree: next, beside } = removed(tree, part.id)
      const text = unfinished(part)
        ? t('removedNew')
        : t('removed', { rule: say(isGroup(part) ? ruleOf(part) : part) })
      show(next, { text, before: { tree, id: part.id } }, beside)
    },
    undo: () => {
      if (done?.before) show(done.before.tree, { text: t('undone') }, done.before.id)
    },
  }
}

/** What the parts of a rule use to change it. */
export type RuleEditor = ReturnType<typeof useRuleEditor>
