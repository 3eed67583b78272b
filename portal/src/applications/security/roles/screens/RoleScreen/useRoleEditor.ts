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
  /** The role as the services hold it now; undefined for a new one. */
  role: WholeRole | undefined
  onCreated: (id: number) => void
  /** Called with the first tab that has faults to fix. */
  onFaults: (tab: RoleTab) => void
}

const noFaults: Readonly<Record<string, string>> = {}

/** The conditions rejected by the services, by JSON pointer in the rule. */
function refusedConditions(error: unknown): Record<string, string> {
  const items = error instanceof ApiProblem ? error.errors : []
  return Object.fromEntries(
    items.flatMap(({ pointer, code }) => {
      const [, inRule] = /\/memberRule(\/.*|$)/.exec(pointer) ?? []
      return inRule === undefined ? [] : [[inRule, ruleText(code)]]
    }),
  )
}

/** Changing managers does not change the role's ETag, so their ids are part of the version. */
const versionOf = (role: WholeRole) => [role['@odata.etag'], ...role.roleManagers.map(({ id }) => id)].join()

/**
 * All changes on a role's page, kept as one plan until they are saved at once. What sets it apart from other editors is
 * the review of the plan's impact before saving.
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
    /** The values the page started from. */
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
    /** The plan under review; undefined when no review is open. */
    reviewed: isReviewing
      ? {
          rolesId: isNew ? null : (base?.id ?? null),
          plan: isNew ? bodyOf(trimmed(values)) : planBetween(start, trimmed(values)),
        }
      : undefined,
    /** Validates, then opens the review of the plan. */
    review: () => {
      // Blanks around a name are not a change.
      if (!isNew && Object.keys(planBetween(start, trimmed(values))).length === 0) {
        showToast({ title: t('plan.nothing') })
        return
      }
      void form.handleSubmit(review, () => {
        const [tab] = faultyTabs(roleFaults(form.getValues()))
        if (tab) onFaults(tab)
      })()
    },
    /** Closes the review without saving. */
    back: () => {
      setReviewing(false)
      editor.back()
    },
    save: () => editor.submit(),
    undo: () => {
      setRefused(noFaults)
      editor.undo()
    },
    /** Why saving failed. */
    error: isNew ? create.error : apply.error,
    refuse,
    /** Opens the review again, now based on the other person's version. */
    overwrite: () => {
      editor.goOn()
      review()
    },
  }
}

/** The editor behind a role's page. */
export type RoleEditor = ReturnType<typeof useRoleEditor>
