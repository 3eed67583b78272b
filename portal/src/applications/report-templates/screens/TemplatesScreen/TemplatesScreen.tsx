import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { exportSource } from '../../../../api/grid-query.ts'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../lists/ListGrid.tsx'
import { useGridView } from '../../../../routing/useGridView.ts'
import { addressOfTemplate, newTemplatePath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { fetchTemplates, listTemplatesOptions, type ListedTemplate } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { pageSize, templateFields, templatesQuery } from './list-query.ts'
import { templateColumns } from './template-columns.ts'

const idOf = ({ id }: ListedTemplate) => String(id)

/** The templates that reports begin with. */
export function TemplatesScreen() {
  const { t } = useTranslation('reportTemplates')
  const api = useApi()
  const navigate = useNavigate()
  const mayManage = useMayManage()
  const [view, setView] = useGridView()
  const list = useQuery(listTemplatesOptions(api, templatesQuery(view)))
  const columns = useMemo(() => templateColumns(t), [t])
  const source = useMemo(
    () => exportSource(templateFields, (query, signal) => fetchTemplates(api, query, signal)),
    [api],
  )
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newTemplatePath}>
              {t('list.create')}
            </LinkButton>
          )
        }
      />
      <ServedGrid
        aria-label={t('list.name')}
        query={list}
        failed={t('list.failed')}
        say={error => problemText<'listReportTemplates'>(listProblems, error)}
        pageSize={pageSize}
        source={source}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
        exportName={t('list.fileName')}
        rowActions={row => [
          { id: 'open', label: t('list.open'), onAction: () => void navigate(addressOfTemplate(row.id)) },
        ]}
      />
    </Page>
  )
}
