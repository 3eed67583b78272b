import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { newConsumerPath } from '../../addresses.ts'
import { listProblems } from '../../problems.ts'
import { listConsumersOptions, type ListedConsumer } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { consumerColumns } from './consumer-columns.tsx'

const idOf = ({ id }: ListedConsumer) => String(id)

/** All programs that read the APIs by key, found, sorted and exported. */
export function ApiConsumersScreen() {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const [view, setView] = useGridView()
  const list = useQuery(listConsumersOptions(useApi()))
  const columns = useMemo(() => consumerColumns(t, language), [t, language])
  const mayManage = useMayManage()
  return (
    <Page width="full">
      <PageHeader
        title={t('consumers.title')}
        sentence={t('consumers.sentence')}
        actions={
          mayManage && (
            <LinkButton variant="primary" href={newConsumerPath}>
              {t('consumers.create')}
            </LinkButton>
          )
        }
      />
      <LoadedGrid
        aria-label={t('consumers.list')}
        query={list}
        failed={t('consumers.failed')}
        say={error => problemText<'listApiConsumers'>(listProblems, error)}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        emptyState={<EmptyState title={t('consumers.emptyTitle')}>{t('consumers.empty')}</EmptyState>}
        exportName={t('consumers.file')}
      />
    </Page>
  )
}
