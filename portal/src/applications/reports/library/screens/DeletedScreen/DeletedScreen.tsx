import { writeOptions } from '@parvis/api-types/calls'
import { restoreReportFolder } from '@parvis/api-types/calls/report-folders'
import { restoreReport } from '@parvis/api-types/calls/reports'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { administrationPath } from '../../addresses.ts'
import { sayNotRestored } from '../../assessment.ts'
import { deletedList, type Deletion } from './deleted-list.ts'

/** Restores deleted things and reports it, or says which could not be restored and why. */
function useRestoration() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const report = useMutation(writeOptions(api, restoreReport))
  const folder = useMutation(writeOptions(api, restoreReportFolder))
  const restoration = useMutation({
    mutationFn: async ({ kind, targetId }: Deletion) => {
      await (kind === 'report' ? report : folder).mutateAsync({ path: { id: targetId } })
    },
    onSuccess: (_nothing, { name }) => void showToast({ title: t('deletion.restored', { name }) }),
  })
  const { mutate: restore, error, variables } = restoration
  return { restore, failure: error && variables ? { error, name: variables.name } : undefined }
}

/** The recently deleted folders and reports of the library, which can be restored. */
export function DeletedScreen() {
  const { t } = useTranslation('reports')
  const { restore, failure } = useRestoration()
  return (
    <ListScreen
      list={deletedList}
      above={{ label: t('list.title'), href: administrationPath }}
      notice={
        failure && (
          <ProblemBanner
            title={t('deleted.notRestored', { name: failure.name })}
            problem={sayNotRestored(failure.error)}
          />
        )
      }
      rowActions={row => [{ id: 'restore', label: t('deleted.restore'), onAction: () => restore(row) }]}
    />
  )
}
