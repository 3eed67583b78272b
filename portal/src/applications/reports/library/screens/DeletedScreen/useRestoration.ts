import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Deletion } from '../../deletion-queries.ts'
import { restoreReportFolderOptions } from '../../folder-queries.ts'
import { restoreReportOptions } from '../../report-queries.ts'
import { useLibraryChanged } from '../../useLibraryChanged.ts'

/** Brings back what was deleted, and says so; or which could not be brought back, and why. */
export function useRestoration() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const changed = useLibraryChanged()
  const report = useMutation(restoreReportOptions(api))
  const folder = useMutation(restoreReportFolderOptions(api))
  const restoration = useMutation({
    mutationFn: async ({ kind, targetId }: Deletion) => {
      await (kind === 'report' ? report : folder).mutateAsync(targetId)
    },
    onSuccess: (_nothing, { name }) => changed(t('deletion.restored', { name })),
    // Somebody else may have brought it back, or it is forgotten by now.
    onError: () => changed(),
  })
  const { mutate: restore, error, variables } = restoration
  return { restore, failure: error && variables ? { error, name: variables.name } : undefined }
}
