import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { invalidateConsumers, updateConsumerOptions, type Consumer } from '../../queries.ts'

/** Suspends an API consumer, or makes it active again. */
export function useStateChange(
  { id, '@odata.etag': etag }: Pick<Consumer, 'id' | '@odata.etag'>,
  state: Consumer['state'],
  { said, onDone }: { said: string; onDone?: () => void },
) {
  const queryClient = useQueryClient()
  const change = useMutation({
    ...updateConsumerOptions(useApi()),
    onSuccess: () => {
      showToast({ title: said })
      onDone?.()
    },
    onSettled: () => invalidateConsumers(queryClient),
  })
  return { ...change, start: () => change.mutate({ id, etag, body: { state } }) }
}
