import { writeOptions } from '@parvis/api-types/calls'
import { applyRolePlan, createRole } from '@parvis/api-types/calls/roles'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiProblem, isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useDraft } from '../../../../../unsaved/useDraft.ts'
import { ruleText } from '../../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useUnsavedWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { roleRecord, type RoleTab, type WholeRole } from '../../role.ts'
import {
  bodyOf,
  conflictsBetween,
  faultyTabs,
  isSameRole,
  planBetween,
  rebaseRole,
  roleFaults,
  roleForm,
  valuesOf,
  type RoleValues,
} from '../../rules/role-values.ts'

export interface RoleEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  role: WholeRole | undefined
  onCreated: (id: number) => void
  /** Something must be mended in this part of the page first. */
  onFaults: (tab: RoleTab) => void
}

const noFaults: Readonly<Record<string, string>> = {}

/** The conditions that the services refuse, by JSON pointer in the rule. */
function refusedConditions(error: unknown): Record<string, string> {
  const items = error instanceof ApiProblem ? error.errors : []
  return Object.fromEntries(
    items.flatMap(({ pointer, code }) => {
      const [, inRule] = /\/memberRule(\/.*|$)/.exec(pointer) ?? []
      return inRule === undefined ? [] : [[inRule, ruleText(code)]]
    }),
  )
}

/**
 * Everything that is changed on the page of a role, kept as one plan until it is saved at once: its draft, its rules, the
 * look at what it changes, saving, and all that may happen to the role in the meantime.
 */
export function useRoleEditor({ role, onCreated, onFaults }: RoleEditorOptions) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const queryClient = useQueryClient()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(role)
  const [values, setValues] = useState(() => (role ? valuesOf(role) : roleForm.start))
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(noFaults)
  const [isReviewing, setReviewing] = useState(false)
  const [conflict, setConflict] = useState<WholeRole>()
  const [isGone, setGone] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone
  const start = base && !isGone ? valuesOf(base) : roleForm.start
  const isDirty = !isSameRole(start, values)
  const draft = useDraft(`role:${role?.id ?? 'new'}`, roleForm.isValues)
  useUnsavedWarning(isDirty, 'page')

  // Somebody else saved: a page that nobody has touched follows.
  if (role && role !== base && !isDirty && !isGone) {
    setBase(role)
    setValues(valuesOf(role))
  }
  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (createdId !== undefined && !isDirty) onCreated(createdId)
  }, [createdId, isDirty, onCreated])

  const create = useMutation(writeOptions(api, createRole))
  const apply = useMutation(writeOptions(api, applyRolePlan))
  const found = roleFaults(values)
  const faults = attempt > 0 ? { ...found, rule: { ...refused, ...found.rule } } : { rule: refused }

  const change = (part: Partial<RoleValues>) => {
    const next = { ...values, ...part }
    setValues(next)
    setSaved(false)
    if ('rule' in part) setRefused(noFaults)
    if (!isSameRole(start, next)) draft.keep(next)
    // Put back: nothing is left of it to be offered again, but what was offered before still is.
    else if (draft.found) draft.keep(draft.found.values)
    else draft.clear()
  }
  const take = (saved: WholeRole) => {
    setBase(saved)
    setValues(valuesOf(saved))
    settle()
  }
  const settle = () => {
    draft.clear()
    setAttempt(0)
    setRefused(noFaults)
    setReviewing(false)
    setConflict(undefined)
    create.reset()
    apply.reset()
  }
  const fresh = (id: number) => queryClient.fetchQuery({ ...roleRecord.options(api, id), staleTime: 0 })

  async function createNew() {
    try {
      const { id } = await create.mutateAsync({ body: bodyOf(values), idempotencyKey })
      settle()
      showToast({ title: t('plan.created') })
      setValues(start)
      setCreatedId(id)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      else refuse(error)
    }
  }

  async function changeOld(from: WholeRole) {
    const { id, '@odata.etag': ifMatch } = from
    try {
      await apply.mutateAsync({ path: { id }, ifMatch, body: planBetween(valuesOf(from), values) })
      take(await fresh(id))
      setSaved(true)
      showToast({ title: t('plan.saved') })
    } catch (error) {
      if (isProblem(error, 'precondition-failed')) {
        const theirs = await fresh(id).catch(() => undefined)
        if (!theirs) return
        setReviewing(false)
        setConflict(theirs)
      } else if (isProblem(error, 'not-found')) {
        setReviewing(false)
        setGone(true)
        apply.reset()
      } else refuse(error)
    }
  }

  const refuse = (error: unknown) => {
    const conditions = refusedConditions(error)
    if (Object.keys(conditions).length > 0) setRefused(conditions)
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (theirs: WholeRole) => rebaseRole({ before: start, after: valuesOf(theirs) }, values)

  return {
    base,
    values,
    /** What the page started from. */
    start,
    change,
    draft,
    faults,
    attempt,
    isNew,
    isGone,
    isDirty,
    isSaved: isSaved && !isDirty,
    /** What is asked about before it is saved; undefined while nobody looks at it. */
    reviewed: isReviewing
      ? { rolesId: isNew ? null : base.id, plan: isNew ? bodyOf(values) : planBetween(start, values) }
      : undefined,
    /** Checks, and shows what the plan changes. */
    review: () => {
      if (base && !isGone && !isDirty) {
        showToast({ title: t('plan.nothing') })
        return
      }
      setAttempt(attempt + 1)
      const [tab] = faultyTabs(roleFaults(values))
      if (tab) onFaults(tab)
      else setReviewing(true)
    },
    /** Back to the page, nothing saved. */
    back: () => {
      setReviewing(false)
      setConflict(undefined)
    },
    save: async () => {
      setSaving(true)
      await (isNew ? createNew() : changeOld(base))
      setSaving(false)
    },
    /** It is being saved, until what is saved is on the page. */
    isPending: isSaving,
    /** Why nothing was saved. */
    error: isNew ? create.error : apply.error,
    refuse,
    undo: () => (base && !isGone ? take(base) : (setValues(roleForm.start), settle())),
    resume: () => {
      if (draft.found) setValues(draft.found.values)
      draft.resumed()
    },
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict ? conflictsBetween(valuesOf(conflict), over(conflict)) : [],
    mine: conflict ? over(conflict) : values,
    reload: () => conflict && take(conflict),
    /** Looks again at what the plan changes, now from the version of the other person. */
    overwrite: () => {
      if (!conflict) return
      setValues(over(conflict))
      setBase(conflict)
      setConflict(undefined)
      setReviewing(true)
    },
  }
}

/** The page of a role while it is changed. */
export type RoleEditor = ReturnType<typeof useRoleEditor>
