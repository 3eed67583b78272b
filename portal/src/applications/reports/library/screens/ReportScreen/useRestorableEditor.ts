import { writeOptions, type Call, type WriteParams } from '@parvis/api-types/calls'
import { restoreReport } from '@parvis/api-types/calls/reports'
import type { BodyOf, OperationId, Operations } from '@parvis/api-types/operations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Say } from '../../../../../api/problem-messages.ts'
import type { Faults } from '../../../../../forms/faults.ts'
import { useVersionedEditor, type Versioned } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { sayOfReport } from '../../assessment.ts'

interface RestorableForm<Values> {
  name: string
  names: readonly (FieldPath<Values & FieldValues> & keyof Values)[]
  isValues: (values: unknown) => values is Values
  isSame: (field: string, one: unknown, other: unknown) => boolean
  check: (values: Values) => Faults<keyof Values & string>
  refusals: Readonly<Record<string, keyof Values & string>>
  say: Say
}

export interface RestorableEditorOptions<Values, Thing, Write extends OperationId> {
  form: RestorableForm<Values>
  thing: Thing
  valuesOf: (thing: Thing) => Values
  /** The request body that changes the first values into the second. */
  changes: (from: Values, to: Values) => BodyOf<Operations[Write]>
  update: Call<Write>
  /** The query that reloads it. */
  options: { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Thing> }
  saved: string
  /**
   * Called after the report was deleted while the form was open and has been restored, so that the form starts again.
   */
  onRestored: () => void
}

/**
 * The editor of a report's form. A report that was deleted while the form was open is restored, with its file and
 * access, and then saved.
 */
export function useRestorableEditor<
  Values extends FieldValues,
  Thing extends Versioned,
  Write extends OperationId,
>({
  form,
  thing,
  valuesOf,
  changes,
  update,
  options,
  saved,
  onRestored,
}: RestorableEditorOptions<Values, Thing, Write>) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const queryClient = useQueryClient()
  const change = useMutation(writeOptions(api, update))
  const restoration = useMutation(writeOptions(api, restoreReport))
  const save = async (from: Thing, values: Values) => {
    const body = changes(valuesOf(from), values)
    const { id, '@odata.etag': ifMatch } = from
    const sent = { path: { id }, ifMatch, body } as unknown as WriteParams<Write>
    return (await change.mutateAsync(sent)) as unknown as Thing
  }
  return useVersionedEditor<Values, Thing>({
    kind: form.name,
    thing,
    fields: form.names,
    newValues: valuesOf(thing),
    valuesOf,
    isValues: form.isValues,
    same: form.isSame,
    check: form.check,
    refusals: form.refusals as Readonly<Record<string, FieldPath<Values>>>,
    say: (error, isNew) => (isNew ? sayOfReport : form.say)(error),
    create: async values => {
      const restored: Thing = { ...thing, ...(await restoration.mutateAsync({ path: { id: thing.id } })) }
      if (form.names.some(field => !form.isSame(field, valuesOf(restored)[field], values[field])))
        await save(restored, values)
      return restored
    },
    update: save,
    read: () => queryClient.fetchQuery({ ...options, staleTime: 0 }),
    onCreated: onRestored,
    said: { created: t('form.restored'), saved },
  })
}
