import { DataGrid } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { gridStatus } from '../../../../api/grid-status.ts'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { useGridView } from '../../../../routing/useGridView.ts'
import { newApplicationPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { forgetApplication, listApplicationsOptions, type ListedApplication } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { applicationColumns } from './application-columns.ts'

const DeleteApplicationDialog = lazy(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))

const none: readonly ListedApplication[] = []
const idOf = ({ id }: ListedApplication) => String(id)

/** All applications of the portal, found, sorted and exported. */
export function ApplicationsScreen() {
  const { t } = useTranslation('security')
  const [view, setView] = useGridView()
  const queryClient = useQueryClient()
  const list = useQuery(listApplicationsOptions(useApi()))
  const columns = useMemo(() => applicationColumns(t), [t])
  const mayManage = useMayManage()
  const [deleted, setDeleted] = useState<ListedApplication>()
  const close = () => setDeleted(undefined)
  const retry = () => void list.refetch()
  const problem = list.isLoadingError ? problemText<'listApplications'>(listProblems, list.error) : undefined
  return (
    <Page width="full">
      <PageHeader
        title={t('applications.title')}
        sentence={t('applications.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newApplicationPath}>
              {t('applications.create')}
            </LinkButton>
          )
        }
      />
      {problem ? (
        <ProblemState
          title={t('applications.failed')}
          onRetry={retry}
          isRetrying={list.isFetching}
          problem={problem}
        />
      ) : (
        <DataGrid
          aria-label={t('applications.list')}
          rows={list.data ?? none}
          columns={columns}
          getRowId={idOf}
          view={view}
          onViewChange={setView}
          status={gridStatus(list)}
          onRetry={retry}
          emptyState={<EmptyState title={t('applications.emptyTitle')}>{t('applications.empty')}</EmptyState>}
          exportName={t('applications.file')}
          {...(mayManage && {
            rowActions: (row: ListedApplication) => [
              { id: 'delete', label: t('delete.open'), isDanger: true, onAction: () => setDeleted(row) },
            ],
          })}
        />
      )}
      <Suspense fallback={null}>
        {deleted && (
          <DeleteApplicationDialog
            // The version of the moment: an application that was looked at again may be deleted.
            application={list.data?.find(({ id }) => id === deleted.id) ?? deleted}
            onClose={close}
            onDeleted={() => {
              forgetApplication(queryClient, deleted.id)
              close()
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
