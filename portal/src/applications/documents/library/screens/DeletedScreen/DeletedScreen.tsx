import { writeOptions, type RowOf } from '@parvis/api-types/calls'
import { restoreDocument } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { documents } from '../../application.ts'
import { sayNotRestored } from '../../document.ts'
import { deletionList } from './deletion-list.ts'

/** The documents that were deleted lately, each to be brought back. */
export function DeletedScreen() {
  const { t } = useTranslation('documents')
  const { mutateAsync } = useMutation(writeOptions(useApi(), restoreDocument))
  const { mutate, error, variables } = useMutation({
    mutationFn: ({ id }: RowOf<'listDocumentDeletions'>) =>
      mutateAsync({ path: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (_document, { name }) => void showToast({ title: t('deleted.restored', { name }) }),
  })
  return (
    <ListScreen
      list={deletionList}
      above={{ label: t('list.title'), href: documents.address('list') }}
      notice={
        error &&
        variables && (
          <ProblemBanner
            title={t('deleted.notRestored', { name: variables.name })}
            problem={sayNotRestored(error)}
          />
        )
      }
      rowActions={row => [{ id: 'restore', label: t('deleted.restore'), onAction: () => mutate(row) }]}
    />
  )
}
