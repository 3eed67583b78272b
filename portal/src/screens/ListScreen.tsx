import type { RowOf } from '@parvis/api-types/calls'
import type { OperationId } from '@parvis/api-types/operations'
import type { GridRowAction } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { ListNamespace, ServedList } from './define-list.ts'
import { ServedGrid } from './ListGrid.tsx'
import { useGridView } from './useGridView.ts'
import { useTexts } from './texts.ts'

/** An action on a row that leads somewhere, or does something. */
export type ListAction = { id: string; label: string } & (
  | { href: string }
  | Omit<GridRowAction, 'id' | 'label' | 'href'>
)

export interface ListScreenProps<Id extends OperationId, N extends ListNamespace> {
  list: ServedList<Id, N>
  /** What is done first of all, such as making a new one. @default nothing, or not for this reader */
  create?: { href: string; label: string } | false | undefined
  /** What can be done with a row. @default nothing */
  rowActions?: ((row: RowOf<Id>) => readonly ListAction[]) | undefined
  /** Further actions of the page. @default none */
  actions?: ReactNode
  /** Dialogs over the list. @default none */
  children?: ReactNode
}

/** The page of a list: its title, what can be done, its rows, or why there are none. */
export function ListScreen<Id extends OperationId, N extends ListNamespace>(props: ListScreenProps<Id, N>) {
  const { list, create, actions, children } = props
  const t = useTexts(list.namespace)
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          (create || actions) && (
            <>
              {create && (
                <LinkButton variant="primary" href={create.href}>
                  {create.label}
                </LinkButton>
              )}
              {actions}
            </>
          )
        }
      />
      <ListOfScreen {...props} />
      {children}
    </Page>
  )
}

/** The rows of a list, where the page has more than them. */
export function ListOfScreen<Id extends OperationId, N extends ListNamespace>({
  list,
  rowActions,
}: Pick<ListScreenProps<Id, N>, 'list' | 'rowActions'>) {
  const t = useTexts(list.namespace)
  const { t: tShell } = useTranslation()
  const api = useApi()
  const navigate = useNavigate()
  const [view, setView] = useGridView()
  const found = useQuery(list.options(api, view))
  const columns = useMemo(() => list.columns(tShell), [list, tShell])
  const source = useMemo(() => list.source(api), [list, api])
  return (
    <ServedGrid
      aria-label={t('list.title')}
      query={found}
      failed={t('list.failed')}
      say={list.say}
      {...(!list.isSearchable && { hasSearch: false })}
      pageSize={list.pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
      exportName={t('list.fileName')}
      {...(rowActions && {
        rowActions: (row: RowOf<Id>): GridRowAction[] =>
          rowActions(row).map(action => {
            if (!('href' in action)) return action
            const { href, ...rest } = action
            return { ...rest, onAction: () => void navigate(href) }
          }),
      })}
    />
  )
}

const idOf = (row: unknown) => String(Reflect.get(row as object, 'id'))
