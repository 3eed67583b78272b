import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listDocumentDeletions, restoreDocuments } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { DocumentRestorationForm } from '@parvis/api-types/limits/documents'
import { Button } from '@parvis/design-system/Button'
import type { GridSelection } from '@parvis/design-system/DataGrid'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { documents } from '../../application.ts'
import { refusedOf } from '../../chosen.ts'
import { sayNotRestored } from '../../document.ts'
import { UndoneBanner } from '../../UndoneBanner.tsx'
import { useChosenDocuments, type ChosenDocuments } from '../../useChosenDocuments.ts'
import { useDone } from '../../useDone.ts'
import { deletionList } from './deletion-list.ts'

const mostRestored = DocumentRestorationForm.ids.maxItems

interface Deleted {
  id: number
  name: string
}

/** Brings documents back, all of them or none. */
function useRestoration() {
  const api = useApi()
  const say = useDone()
  const { mutateAsync } = useMutation(writeOptions(api, restoreDocuments))
  const {
    mutate: restore,
    isPending,
    error,
    variables = [],
  } = useMutation({
    mutationFn: (deleted: readonly Deleted[]) =>
      mutateAsync({ body: { ids: deleted.map(({ id }) => id) }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (_nothing, deleted) => void showToast({ title: say('restored', deleted) }),
  })
  // By their ids alone nobody could be told which of them stand in the way.
  const choice = useMutation({
    mutationFn: async ({ load }: { load: ChosenDocuments['load']; done: () => void }) => {
      const ids = await load()
      const query = { filter: ['id', 'in', ids], select: ['id', 'name'], top: mostRestored } as const
      const { value } = await readOptions(api, listDocumentDeletions, { query }).queryFn({
        signal: new AbortController().signal,
      })
      const found = new Map(value.map(deleted => [deleted.id, deleted]))
      return ids.map(id => found.get(id) ?? { id, name: '' })
    },
    onSuccess: (deleted, { done }) => restore(deleted, { onSuccess: done }),
  })
  return {
    restore,
    restoreChosen: (load: ChosenDocuments['load'], done: () => void) => choice.mutate({ load, done }),
    isPending: isPending || choice.isPending,
    notFound: choice.error ? sayNotRestored(choice.error) : undefined,
    undone: error
      ? {
          title: say('notRestored', variables),
          problem: sayNotRestored(error),
          names: variables.length > 1 ? refusedOf(error, variables).filter(({ name }) => name !== '') : [],
        }
      : undefined,
  }
}

/** The documents that were deleted lately, to be brought back one by one or several at once. */
export function DeletedScreen() {
  const { t } = useTranslation('documents')
  const restoration = useRestoration()
  const actionsOnChosen = (selection: GridSelection, clear: () => void) => (
    <RestoreChosen selection={selection} clear={clear} restoration={restoration} />
  )
  return (
    <ListScreen
      list={deletionList}
      above={{ label: t('list.title'), href: documents.address('list') }}
      notice={
        <>
          {restoration.notFound && (
            <ProblemBanner title={t('deleted.failed')} problem={restoration.notFound} />
          )}
          {restoration.undone && <UndoneBanner undone={restoration.undone} />}
        </>
      }
      rowActions={row => [
        { id: 'restore', label: t('deleted.restore'), onAction: () => restoration.restore([row]) },
      ]}
      selectionActions={actionsOnChosen}
    />
  )
}

interface RestoreChosenProps {
  selection: GridSelection
  /** Chooses none any more. */
  clear: () => void
  restoration: ReturnType<typeof useRestoration>
}

function RestoreChosen({ selection, clear, restoration }: RestoreChosenProps) {
  const { t } = useTranslation('documents')
  const { count, load } = useChosenDocuments(selection, deletionList)
  if (count > mostRestored) return t('deleted.tooMany', { limit: mostRestored })
  return (
    <Button
      size="small"
      isPending={restoration.isPending}
      onPress={() => restoration.restoreChosen(load, clear)}
    >
      {t('deleted.restore')}
    </Button>
  )
}
