import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { createProblems, updateProblems } from '../../problems.ts'
import {
  createConsumerOptions,
  getConsumerOptions,
  invalidateConsumers,
  updateConsumerOptions,
  type Consumer,
} from '../../queries.ts'
import { consumerFaults } from '../../rules/consumer-rules.ts'
import {
  bodyOf,
  changesBetween,
  consumerFields,
  isConsumerValues,
  newValues,
  valuesOf,
  type ConsumerValues,
} from '../../rules/consumer-values.ts'

export interface ConsumerEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  consumer: Consumer | undefined
  onCreated: (id: number) => void
}

/** The form of one API consumer. */
export function useConsumerEditor({ consumer, onCreated }: ConsumerEditorOptions) {
  const { t } = useTranslation('consumers')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(createConsumerOptions(api))
  const change = useMutation(updateConsumerOptions(api))
  return useVersionedEditor<ConsumerValues, Consumer>({
    kind: 'api-consumer',
    thing: consumer,
    fields: consumerFields,
    newValues,
    valuesOf,
    isValues: isConsumerValues,
    check: consumerFaults,
    refusals: { 'api-consumer-name-taken': 'name', 'user-unknown': 'ownerId' },
    say: (error, isNew) =>
      isNew
        ? problemText<'createApiConsumer'>(createProblems, error)
        : problemText<'updateApiConsumer'>(updateProblems, error),
    create: (values, idempotencyKey) => creation.mutateAsync({ body: bodyOf(values), idempotencyKey }),
    update: async (from, values) => {
      const { id, '@odata.etag': etag } = from
      const body = changesBetween(valuesOf(from), values)
      // Without its owner, who is a row of another table: the page asks for them anew.
      const { owner: _, ...saved } = await change.mutateAsync({ id, etag, body })
      return { ...from, ...saved }
    },
    read: id => queryClient.fetchQuery({ ...getConsumerOptions(api, id), staleTime: 0 }),
    onChanged: () => void invalidateConsumers(queryClient),
    onCreated,
    said: { created: t('form.created'), saved: t('form.saved') },
  })
}
