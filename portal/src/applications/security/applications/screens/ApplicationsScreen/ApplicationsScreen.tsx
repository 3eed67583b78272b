import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { newApplicationPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { forgetApplication, listApplicationsOptions, type ListedApplication } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { applicationColumns } from './application-columns.ts'

const DeleteApplicationDialog = lazy(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))

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
      <LoadedGrid
        aria-label={t('applications.list')}
        query={list}
        failed={t('applications.failed')}
        say={error => problemText<'listApplications'>(listProblems, error)}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('applications.emptyTitle')}>{t('applications.empty')}</EmptyState>}
        exportName={t('applications.file')}
        {...(mayManage && {
          rowActions: (row: ListedApplication) => [
            { id: 'delete', label: t('delete.open'), isDanger: true, onAction: () => setDeleted(row) },
          ],
        })}
      />
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
