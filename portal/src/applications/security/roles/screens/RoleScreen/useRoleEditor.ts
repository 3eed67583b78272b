import { writeOptions } from '@parvis/api-types/calls'
import { applyRolePlan, createRole } from '@parvis/api-types/calls/roles'
import { ApiProblem, isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { trimmed } from '../../../../../forms/faults.ts'
import { ruleText } from '../../../../../forms/field-texts.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { roleRecord, type RoleTab, type WholeRole } from '../../role.ts'
import {
  bodyOf,
  faultyTabs,
  planBetween,
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

/** A role has another version with its managers, too, who are changed without one of their own. */
const versionOf = (role: WholeRole) => [role['@odata.etag'], ...role.roleManagers.map(({ id }) => id)].join()

/**
 * Everything that is changed on the page of a role, kept as one plan until it is saved at once. What is its own is the look
 * at what the plan changes, before it is saved.
 */
export function useRoleEditor({ role, onCreated, onFaults }: RoleEditorOptions) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const queryClient = useQueryClient()
  const [refused, setRefused] = useState(noFaults)
  const [isReviewing, setReviewing] = useState(false)
  const create = useMutation(writeOptions(api, createRole))
  const apply = useMutation(writeOptions(api, applyRolePlan))
  const fresh = (id: number) => queryClient.fetchQuery({ ...roleRecord.options(api, id), staleTime: 0 })
  const refuse = (error: unknown) => {
    const conditions = refusedConditions(error)
    if (Object.keys(conditions).length > 0) setRefused(conditions)
  }
  const leaveReview = () => {
    setReviewing(false)
    setRefused(noFaults)
  }

  const editor = useVersionedEditor<RoleValues, WholeRole>({
    kind: roleForm.name,
    thing: role,
    fields: roleForm.names,
    isLostWith: 'page',
    newValues: roleForm.start,
    valuesOf,
    versionOf,
    isValues: roleForm.isValues,
    check: roleForm.check,
    same: roleForm.isSame,
    merge: roleForm.merge,
    say: roleForm.say,
    create: async (values, idempotencyKey) => {
      try {
        const created = await create.mutateAsync({ body: bodyOf(values), idempotencyKey })
        leaveReview()
        return created
      } catch (error) {
        refuse(error)
        throw error
      }
    },
    update: async (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      try {
        await apply.mutateAsync({ path: { id }, ifMatch, body: planBetween(valuesOf(from), values) })
        const saved = await fresh(id)
        leaveReview()
        return saved
      } catch (error) {
        if (isProblem(error, 'not-found')) leaveReview()
        else refuse(error)
        throw error
      }
    },
    read: async id => {
      const theirs = await fresh(id)
      leaveReview()
      return theirs
    },
    onCreated,
    said: { created: t('plan.created'), saved: t('plan.saved') },
  })
  const { form, base, isNew, isGone } = editor
  const values = useWatch({ control: form.control }) as RoleValues
  const start = base && !isGone ? valuesOf(base) : roleForm.start
  const attempt = form.formState.submitCount
  const found = roleFaults(values)

  const review = () => {
    create.reset()
    apply.reset()
    setReviewing(true)
  }
  return {
    ...editor,
    values,
    /** What the page started from. */
    start,
    change: (part: Partial<RoleValues>) => {
      for (const field of roleForm.names) {
        const value = part[field]
        if (value !== undefined) form.setValue(field, value, { shouldDirty: true })
      }
      if ('rule' in part) setRefused(noFaults)
    },
    faults: attempt > 0 ? { ...found, rule: { ...refused, ...found.rule } } : { rule: refused },
    attempt,
    /** What is asked about before it is saved; undefined while nobody looks at it. */
    reviewed: isReviewing
      ? {
          rolesId: isNew ? null : (base?.id ?? null),
          plan: isNew ? bodyOf(trimmed(values)) : planBetween(start, trimmed(values)),
        }
      : undefined,
    /** Checks, and shows what the plan changes. */
    review: () => {
      // Blanks around a name are no change.
      if (!isNew && Object.keys(planBetween(start, trimmed(values))).length === 0) {
        showToast({ title: t('plan.nothing') })
        return
      }
      void form.handleSubmit(review, () => {
        const [tab] = faultyTabs(roleFaults(form.getValues()))
        if (tab) onFaults(tab)
      })()
    },
    /** Back to the page, nothing saved. */
    back: () => {
      setReviewing(false)
      editor.back()
    },
    save: () => editor.submit(),
    undo: () => {
      setRefused(noFaults)
      editor.undo()
    },
    /** Why nothing was saved. */
    error: isNew ? create.error : apply.error,
    refuse,
    /** Looks again at what the plan changes, now from the version of the other person. */
    overwrite: () => {
      editor.goOn()
      review()
    },
  }
}

/** The page of a role while it is changed. */
export type RoleEditor = ReturnType<typeof useRoleEditor>
