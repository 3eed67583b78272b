import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { differing, rebase } from '../../../../forms/changes.ts'
import { useFormEditor } from '../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { createProblems, updateProblems } from '../../problems.ts'
import {
  createApplicationOptions,
  getApplicationOptions,
  invalidateApplications,
  updateApplicationOptions,
  type WholeApplication,
} from '../../queries.ts'
import { applicationFaults } from '../../rules/application-rules.ts'
import {
  applicationFields,
  bodyOf,
  changesBetween,
  isApplicationValues,
  newValues,
  valuesOf,
  type ApplicationValues,
} from '../../rules/application-values.ts'

/** An application in the version that the form knows. */
export type VersionedApplication = Omit<
  WholeApplication,
  'applicationModule' | 'applicationFeature' | 'securityScopes' | 'scopesDependencies'
>

export interface ApplicationEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  application: VersionedApplication | undefined
  onCreated: (id: number) => void
}

/** The form of one application: rules, draft, saving, and everything that may happen to it in the meantime. */
export function useApplicationEditor({ application, onCreated }: ApplicationEditorOptions) {
  const { t } = useTranslation('security')
  const api = useApi()
  const queryClient = useQueryClient()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(application)
  const [conflict, setConflict] = useState<VersionedApplication>()
  const [isGone, setGone] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [createdId, setCreatedId] = useState<number>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone

  const editor = useFormEditor<ApplicationValues>({
    name: `application:${application?.id ?? 'new'}`,
    isValues: isApplicationValues,
    start: base ? valuesOf(base) : newValues,
    fields: applicationFields,
    check: applicationFaults,
    refusals: { 'application-technical-name-taken': 'technicalName' },
    say: error =>
      isNew
        ? problemText<'createApplication'>(createProblems, error)
        : problemText<'updateApplication'>(updateProblems, error),
  })
  const { form } = editor
  const { isDirty } = form.formState

  // Somebody else saved: a form that nobody has touched follows.
  useEffect(() => {
    if (!base || !application || isDirty || application['@odata.etag'] === base['@odata.etag']) return
    form.reset(valuesOf(application), { keepErrors: true, keepSubmitCount: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    setBase(application)
  }, [application, base, isDirty, form])

  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (createdId !== undefined && !isDirty) onCreated(createdId)
  }, [createdId, isDirty, onCreated])

  const create = useMutation(createApplicationOptions(api))
  const update = useMutation(updateApplicationOptions(api))

  const take = (saved: VersionedApplication) => {
    editor.settle(valuesOf(saved))
    setBase(saved)
    setConflict(undefined)
  }

  async function createNew(values: ApplicationValues) {
    try {
      const { id } = await create.mutateAsync({ body: bodyOf(values), idempotencyKey })
      editor.settle(values)
      showToast({ title: t('form.created') })
      void invalidateApplications(queryClient)
      setCreatedId(id)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }

  async function change(values: ApplicationValues, from: VersionedApplication) {
    const { id, '@odata.etag': etag } = from
    const body = changesBetween(valuesOf(from), values)
    try {
      const isSame = Object.keys(body).length === 0
      take(isSame ? from : { ...from, ...(await update.mutateAsync({ id, etag, body })) })
      setSaved(true)
      showToast({ title: t('form.saved') })
      void invalidateApplications(queryClient)
    } catch (error) {
      if (isProblem(error, 'precondition-failed'))
        setConflict(await queryClient.fetchQuery({ ...getApplicationOptions(api, id), staleTime: 0 }))
      else if (isProblem(error, 'not-found')) setGone(true)
      else {
        setConflict(undefined)
        throw error
      }
    }
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (saved: VersionedApplication, values: ApplicationValues) =>
    base ? rebase(applicationFields, { before: valuesOf(base), after: valuesOf(saved) }, values) : values

  return {
    form,
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    isSaved: isSaved && !isDirty,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict
      ? differing(applicationFields, valuesOf(conflict), over(conflict, form.getValues()))
      : [],
    submit: () => editor.submit(values => (base && !isGone ? change(values, base) : createNew(values))),
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => change(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    undo: () => (base ? take(base) : form.reset(newValues)),
  }
}
