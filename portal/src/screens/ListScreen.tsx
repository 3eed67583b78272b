import type { GridColumn, GridRowAction } from '@parvis/design-system/DataGrid'
import type { GridView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { GroupOf, ListNamespace, ListTexts, ServedList } from './define-list.ts'
import type { LoadedList } from './define-loaded-list.ts'
import { LoadedGrid, ServedGrid } from './ListGrid.tsx'
import { useGridView } from './useGridView.ts'
import { useTexts } from './texts.ts'

/** An action on a row that leads somewhere, asks something first, or does something. */
export type ListAction = { id: string; label: string } & (
  | { href: string }
  | (Pick<GridRowAction, 'isDanger' | 'disabledReason'> & {
      /** The dialog that it opens, about the row as it is now. */
      renderDialog: (close: () => void) => ReactNode
    })
  | Omit<GridRowAction, 'id' | 'label' | 'href'>
)

/** A list of either kind, as it was declared. */
type DeclaredList<Row, N extends ListNamespace, Group extends string> =
  | LoadedList<Row, N, Group>
  | ('list' extends Group ? ServedList<Row, N> : never)

export interface ListOfScreenProps<Row, N extends ListNamespace, Group extends string> {
  list: DeclaredList<Row, N, Group>
  /** What can be done with a row. @default nothing */
  rowActions?: ((row: Row) => readonly ListAction[]) | undefined
  /** Draws the cells of columns by their ids, where text does not do. Keep the same object. @default text */
  cells?: Readonly<Record<string, NonNullable<GridColumn<Row>['render']>>>
  /** Further tools over the grid, with what it shows. @default none */
  tools?: (view: GridView, setView: (view: GridView) => void) => ReactNode
  /** The key of the row that was just made: it is led to. @default none */
  arrivedId?: number | undefined
}

export interface ListScreenProps<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>
  extends ListOfScreenProps<Row, N, Group> {
  /** What is done first of all, such as making a new one. @default nothing, or not for this reader */
  create?: { href: string; label: string } | false | undefined
  /** Further actions of the page. @default none */
  actions?: ReactNode
  /** Dialogs over the list. @default none */
  children?: ReactNode
}

/** The page of a list: its title, what can be done, its rows, or why there are none. */
export function ListScreen<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>({
  create,
  actions,
  children,
  ...ofList
}: ListScreenProps<Row, N, Group>) {
  const { namespace, group } = ofList.list
  const t = useTexts(namespace)
  return (
    <Page width="full">
      <PageHeader
        title={t(`${group}.title`)}
        sentence={t(`${group}.sentence`)}
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
      <ListOfScreen<Row, N, Group> {...ofList} />
      {children}
    </Page>
  )
}

/** The rows of a list, where the page has more than them. */
export function ListOfScreen<Row, N extends ListNamespace, Group extends string>({
  list,
  ...shown
}: ListOfScreenProps<Row, N, Group>) {
  return list.kind === 'loaded' ? (
    <LoadedRows<Row> list={list} {...shown} />
  ) : (
    <ServedRows<Row> list={list} {...shown} />
  )
}

type Shown<Row> = Omit<ListOfScreenProps<Row, ListNamespace, 'list'>, 'list'>

function ServedRows<Row>({ list, ...shown }: Shown<Row> & { list: ServedList<Row, ListNamespace> }) {
  const api = useApi()
  const [view, setView] = useGridView()
  const found = useQuery(list.options(api, view))
  const source = useMemo(() => list.source(api), [list, api])
  const { grid, dialog } = useGridOfList({ list, rows: found.data?.value ?? none, view, setView, ...shown })
  return (
    <>
      <ServedGrid
        {...grid}
        query={found}
        {...(!list.isSearchable && { hasSearch: false })}
        pageSize={list.pageSize}
        source={source}
      />
      {dialog}
    </>
  )
}

function LoadedRows<Row>({ list, ...shown }: Shown<Row> & { list: LoadedList<Row, ListNamespace, string> }) {
  const [view, setView] = useGridView()
  const found = useQuery(list.options(useApi()))
  const { grid, dialog } = useGridOfList({ list, rows: found.data ?? none, view, setView, ...shown })
  return (
    <>
      <LoadedGrid {...grid} query={found} />
      {dialog}
    </>
  )
}

const none: readonly never[] = []

interface GridOfList<Row> extends Shown<Row> {
  list: Pick<LoadedList<Row, ListNamespace, string>, 'namespace' | 'group' | 'say' | 'columns'>
  rows: readonly Row[]
  view: GridView
  setView: (view: GridView) => void
}

/** What a grid is told of a list, whoever sorts it, and the dialog that an action on a row has opened. */
function useGridOfList<Row>({
  list,
  rows,
  view,
  setView,
  rowActions,
  cells,
  tools,
  arrivedId,
}: GridOfList<Row>) {
  const { namespace, group, say } = list
  const t = useTexts(namespace)
  const { t: tShell } = useTranslation()
  const locale = useLanguage()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ row: Row; action: string }>()
  const columns = useMemo(
    () =>
      list.columns(tShell, locale).map(column => {
        const render = cells?.[column.id]
        return render ? { ...column, render } : column
      }),
    [list, tShell, locale, cells],
  )
  const onRow = (row: Row, action: ListAction): GridRowAction => {
    if ('href' in action) {
      const { href, ...rest } = action
      return { ...rest, onAction: () => void navigate(href) }
    }
    if (!('renderDialog' in action)) return action
    return { ...action, onAction: () => setOpened({ row, action: action.id }) }
  }
  // The version of the moment: what was looked at again may be gone on with.
  const about = opened && (rows.find(row => idOf(row) === idOf(opened.row)) ?? opened.row)
  const action = about && rowActions?.(about).find(({ id }) => id === opened.action)
  return {
    grid: {
      'aria-label': t(`${group}.title`),
      failed: t(`${group}.failed`),
      say,
      columns,
      getRowId: idOf,
      view,
      onViewChange: setView,
      emptyState: <EmptyState title={t(`${group}.emptyTitle`)}>{t(`${group}.empty`)}</EmptyState>,
      exportName: t(`${group}.fileName`),
      ...(tools && { actions: tools(view, setView) }),
      ...(arrivedId !== undefined && { arrivedId: String(arrivedId) }),
      ...(rowActions && { rowActions: (row: Row) => rowActions(row).map(each => onRow(row, each)) }),
    },
    dialog: action && 'renderDialog' in action && (
      <Suspense fallback={null}>{action.renderDialog(() => setOpened(undefined))}</Suspense>
    ),
  }
}

const idOf = (row: unknown) => String(Reflect.get(row as object, 'id'))
