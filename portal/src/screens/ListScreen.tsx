import type {
  GridColumn,
  GridRowAction,
  GridRowToggle,
  GridSavedView,
  GridSelection,
} from '@parvis/design-system/DataGrid'
import { writeGridView, type GridView } from '@parvis/design-system/grid-view'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState, type Key, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/ApiContext.tsx'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { DialogButton, type DialogButtonProps } from './DialogButton.tsx'
import type { GroupOf, ListNamespace, ListTexts, ServedList } from './define-list.ts'
import type { LoadedList } from './define-loaded-list.ts'
import { LoadedGrid, ServedGrid } from './ListGrid.tsx'
import { useTellingColumns } from './telling-columns.ts'
import { useKnownPerson } from '../session/SessionContext.tsx'
import { useListViews } from './list-views.ts'
import { useBeside } from './useBeside.ts'
import { useGridView } from './useGridView.ts'
import { useTexts } from './texts.ts'

/** A row action that is a link, opens a dialog, or runs at once. */
export type ListAction = { id: string; label: string } & (
  | { href: string }
  | (Pick<GridRowAction, 'isDanger' | 'disabledReason'> & {
      /** Renders the dialog about the latest version of the row. */
      renderDialog: (close: () => void) => ReactNode
    })
  | Omit<GridRowAction, 'id' | 'label' | 'href'>
)

/** Row actions. Use `mayWrite && { … }` to leave one out for this row or reader. */
export type ListActions = readonly (ListAction | false)[]

/** A list declared with `defineList` or `defineLoadedList`. */
type DeclaredList<Row, N extends ListNamespace, Group extends string> =
  | LoadedList<Row, N, Group>
  | ServedList<Row, N, Group>

export interface ListOfScreenProps<Row, N extends ListNamespace, Group extends string> {
  list: DeclaredList<Row, N, Group>
  /** The actions of a row. @default nothing */
  rowActions?: ((row: Row) => ListActions) | undefined
  /** The actions on a selection of rows; receives the view that the grid shows. @default none are chosen */
  selectionActions?: ((selection: GridSelection, clear: () => void, view: GridView) => ReactNode) | undefined
  /** Custom cell renderers by column id. The object must be stable. @default text */
  cells?: Readonly<Record<string, NonNullable<GridColumn<Row>['render']>>>
  /** A toggle per row, such as "favorite". The object must be stable. @default nothing */
  rowToggle?: GridRowToggle<Row>
  /** Renders each row as a card with this picture. @default rows */
  pictures?: ((row: Row) => ReactNode) | undefined
  /** The text of the empty state, where it depends on the reader. @default `empty` of the list's texts */
  empty?: string | undefined
  /** Actions of the empty state. @default nothing */
  emptyActions?: ReactNode
  /** Values for the placeholders of the texts, such as whose rows they are. @default nothing */
  values?: Readonly<Record<string, string | number>>
  /**
   * Whether the screen is still finding out what to list: the grid shows as loading and sends no request. @default false
   */
  isAwaited?: boolean
  /** More tools above the grid; receives the current view. @default none */
  tools?: (view: GridView, setView: (view: GridView) => void) => ReactNode
  /** The view, where the page's own search covers more than the list: `useGridView()`. @default by its own tools */
  shown?: Readonly<ReturnType<typeof useGridView>> | undefined
  /** The key of a row that was just created; the grid leads the reader to it. @default none */
  arrivedId?: number | undefined
  /**
   * Whether a row is being processed in the background. A served list is then refetched every few seconds. The
   * function must be stable. @default never
   */
  isLive?: (rows: readonly Row[]) => boolean
}

export interface ListScreenProps<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>
  extends ListOfScreenProps<Row, N, Group> {
  /** The page above this one in the breadcrumbs. @default none */
  above?: { label: string; href: string }
  /** The primary action, such as creating a thing on a page or in a dialog. @default nothing, or not for this reader */
  create?:
    | { href: string; label: string }
    | Pick<DialogButtonProps, 'label' | 'renderDialog'>
    | false
    | undefined
  /** More page actions. @default none */
  actions?: ReactNode
  /** Shown above the list, such as actions that were refused. @default nothing */
  notice?: ReactNode
  /** Identifies whose rows these are: a new key starts with a fresh list. @default always the same */
  rowsKey?: Key | undefined
  /** Shown instead of the rows, for example until the reader has chosen whose rows to show. @default the rows */
  instead?: ReactNode
  /** Dialogs of the page. @default none */
  children?: ReactNode
}

/** The page of a list: title, actions, and the rows or the reason why there are none. */
export function ListScreen<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>({
  above,
  create,
  actions,
  notice,
  instead,
  rowsKey,
  children,
  ...ofList
}: ListScreenProps<Row, N, Group>) {
  return (
    <ListPage<N, Group> {...{ list: ofList.list, above, create, actions, notice }}>
      {instead || <ListOfScreen<Row, N, Group> key={rowsKey} {...ofList} />}
      {children}
    </ListPage>
  )
}

interface ListPageProps<N extends ListNamespace, Group extends string>
  extends Pick<ListScreenProps<unknown, N, never>, 'create' | 'actions' | 'notice' | 'children'> {
  /** Identifies the list whose texts head the page. */
  list: { namespace: N; group: Group }
  above: ListScreenProps<unknown, N, never>['above'] | undefined
}

/** The page around the rows of a list: heading, actions, notices and dialogs. */
export function ListPage<N extends ListNamespace, Group extends GroupOf<N, ListTexts>>({
  list: { namespace, group },
  above,
  create,
  actions,
  notice,
  children,
}: ListPageProps<N, Group>) {
  const t = useTexts(namespace)
  return (
    <Page width="full">
      <PageHeader
        title={t(`${group}.title`)}
        sentence={t(`${group}.sentence`)}
        {...(above && {
          breadcrumbs: (
            <Breadcrumbs
              items={[
                { id: 'above', ...above },
                { id: 'list', label: t(`${group}.title`) },
              ]}
            />
          ),
        })}
        actions={
          (create || actions) && (
            <>
              {create && 'href' in create && (
                <LinkButton variant="primary" href={create.href}>
                  {create.label}
                </LinkButton>
              )}
              {create && 'renderDialog' in create && <DialogButton variant="primary" {...create} />}
              {actions}
            </>
          )
        }
      />
      {notice}
      {children}
    </Page>
  )
}

/** The rows of a list, for a page that shows more than the list. */
export function ListOfScreen<Row, N extends ListNamespace, Group extends string>({
  shown,
  ...ofList
}: ListOfScreenProps<Row, N, Group>) {
  return shown ? (
    <Rows<Row> {...ofList} view={shown[0]} setView={shown[1]} hasSearch={false} />
  ) : (
    <RowsOfAddress<Row> {...ofList} />
  )
}

interface RowsProps<Row> extends Omit<ListOfScreenProps<Row, ListNamespace, string>, 'shown'> {
  view: GridView
  setView: (view: GridView) => void
  hasSearch: boolean
  /** The reader's saved views of the list and how to change them. @default none */
  ownViews?: Pick<ReturnType<typeof useListViews>, 'change'> & { views: readonly GridSavedView[] }
}

type RowsOfAddressProps<Row> = Omit<RowsProps<Row>, 'view' | 'setView' | 'hasSearch' | 'ownViews'>

function RowsOfAddress<Row>(props: RowsOfAddressProps<Row>) {
  const { list } = props
  return list.kind === 'served' && list.ownViews !== undefined ? (
    <RowsWithOwnViews<Row> {...props} name={list.ownViews} />
  ) : (
    <RowsOfAddressAlone<Row> {...props} />
  )
}

function RowsOfAddressAlone<Row>(props: RowsOfAddressProps<Row>) {
  const [view, setView] = useGridView()
  return <Rows<Row> {...props} view={view} setView={setView} hasSearch />
}

/** Opens with the reader's default view unless the address asks for something else. */
function RowsWithOwnViews<Row>({
  name,
  isAwaited = false,
  ...props
}: RowsOfAddressProps<Row> & { name: string }) {
  const [view, setView] = useGridView()
  const { views, isPending, change } = useListViews(name)
  const [isBegun, setIsBegun] = useState(() => writeGridView(view, new URLSearchParams()).size > 0)
  if (!isBegun && !isPending) {
    setIsBegun(true)
    const first = views?.find(({ isDefault }) => isDefault)
    if (first) setView(first.view)
  }
  return (
    <Rows<Row>
      {...props}
      // Remounts the grid once the saved views are known, so that it knows from the start which one is shown.
      key={isPending ? 'awaited' : 'known'}
      isAwaited={isAwaited || !isBegun}
      view={view}
      setView={setView}
      hasSearch
      {...(views && { ownViews: { views, change } })}
    />
  )
}

function Rows<Row>({ list, ...rows }: RowsProps<Row>) {
  return list.kind === 'loaded' ? (
    <LoadedRows<Row> list={list} {...rows} />
  ) : (
    <ServedRows<Row> list={list} {...rows} />
  )
}

type Shown<Row> = Omit<RowsProps<Row>, 'list'>

function ServedRows<Row>({
  list,
  isAwaited = false,
  isLive,
  hasSearch,
  ...shown
}: Shown<Row> & { list: ServedList<Row, ListNamespace, string> }) {
  const api = useApi()
  const locale = useLanguage()
  const found = useQuery({
    ...list.options(api, shown.view, locale),
    enabled: !isAwaited,
    refetchInterval: ({ state }) => (isLive?.(state.data?.value ?? none) === true ? liveDelay : false),
  })
  const source = useMemo(() => list.source(api, locale), [list, api, locale])
  const { search, filters } = shown.view
  const isWhole =
    found.data !== undefined &&
    !found.isPlaceholderData &&
    found.data.value.length === found.data['@odata.count'] &&
    search === '' &&
    Object.keys(filters).length === 0
  const { grid, dialog } = useGridOfList({
    list,
    rows: found.data?.value ?? none,
    all: isWhole ? found.data.value : undefined,
    ...shown,
  })
  return (
    <>
      <ServedGrid
        {...grid}
        query={found}
        hasSearch={hasSearch && list.isSearchable}
        pageSize={list.pageSize}
        source={source}
      />
      {dialog}
    </>
  )
}

function LoadedRows<Row>({
  list,
  isAwaited = false,
  isLive: _served,
  hasSearch,
  view: chosen,
  ...shown
}: Shown<Row> & { list: LoadedList<Row, ListNamespace, string> }) {
  const { sort = none } = list
  const view = useMemo(() => (chosen.sort.length === 0 ? { ...chosen, sort } : chosen), [chosen, sort])
  const found = useQuery({ ...list.options(useApi()), enabled: !isAwaited })
  const { grid, dialog } = useGridOfList({ list, rows: found.data ?? none, all: found.data, view, ...shown })
  return (
    <>
      <LoadedGrid {...grid} hasSearch={hasSearch} query={found} />
      {dialog}
    </>
  )
}

const none: readonly never[] = []
/** Milliseconds between two refetches of rows that are being processed. */
const liveDelay = 4000

interface GridOfList<Row> extends Omit<Shown<Row>, 'isAwaited' | 'isLive' | 'hasSearch'> {
  list: Pick<
    LoadedList<Row, ListNamespace, string>,
    'namespace' | 'group' | 'say' | 'columns' | 'clientColumn' | 'beside'
  >
  rows: readonly Row[]
  /** All rows there are, regardless of the search; undefined while unknown. */
  all: readonly Row[] | undefined
}

/** The grid props of a list, whether the services or the page sort it, and the dialog that a row action opened. */
function useGridOfList<Row>({
  list,
  rows,
  all,
  rowActions,
  selectionActions,
  rowToggle,
  pictures,
  cells,
  empty,
  emptyActions,
  values,
  tools,
  arrivedId,
  ownViews,
  ...arranged
}: GridOfList<Row>) {
  const { namespace, group, say, beside } = list
  const t = useTexts(namespace)
  const { t: tShell } = useTranslation()
  const locale = useLanguage()
  const navigate = useNavigate()
  const { hrefOf } = useBeside(beside?.parameter)
  const [opened, setOpened] = useState<{ row: Row; action: string }>()
  const columns = useMemo(
    () =>
      list.columns(tShell, locale).map(column => {
        const render = cells?.[column.id]
        return {
          ...column,
          ...(render && { render }),
          ...(column.id === beside?.column && { href: (row: Row) => hrefOf(idOf(row)) }),
        }
      }),
    [list, tShell, locale, cells, beside, hrefOf],
  )
  const isClient = useKnownPerson()?.type === 'Client'
  const { view, setView } = useTellingColumns(arranged, {
    columns,
    rows,
    // The columns of a saved view were chosen on purpose, so none is hidden.
    all: ownViews ? undefined : all,
    known: isClient && !ownViews ? list.clientColumn : undefined,
  })
  const onRow = (row: Row, action: ListAction): GridRowAction => {
    if ('href' in action) {
      const { href, ...rest } = action
      return { ...rest, onAction: () => void navigate(href) }
    }
    if (!('renderDialog' in action)) return action
    return { ...action, onAction: () => setOpened({ row, action: action.id }) }
  }
  const actionsOn = (row: Row) => rowActions?.(row).filter(each => each !== false) ?? none
  const actionOpenedOn = (row: Row | undefined) =>
    row === undefined ? undefined : actionsOn(row).find(({ id }) => id === opened?.action)
  // Use the latest version of the row, in case it was refetched while the dialog was open. If it no longer offers the
  // action, the dialog stays until the reader closes it, and says why it was refused.
  const action =
    actionOpenedOn(rows.find(row => opened && idOf(row) === idOf(opened.row))) ?? actionOpenedOn(opened?.row)
  return {
    grid: {
      'aria-label': t(`${group}.title`, values),
      failed: t(`${group}.failed`),
      say,
      columns,
      getRowId: idOf,
      view,
      onViewChange: setView,
      emptyState: (
        <EmptyState title={t(`${group}.emptyTitle`)} actions={emptyActions}>
          {empty ?? t(`${group}.empty`)}
        </EmptyState>
      ),
      exportName: t(`${group}.fileName`, values),
      ...(selectionActions && {
        selectionMode: 'multiple' as const,
        selectionActions: (selection: GridSelection, clear: () => void) =>
          selectionActions(selection, clear, view),
      }),
      ...(rowToggle && { rowToggle }),
      ...(pictures && { layout: 'cards' as const, cardPicture: pictures }),
      ...(tools && { actions: tools(view, setView) }),
      ...(ownViews && { savedViews: ownViews.views, onSavedViewsChange: ownViews.change }),
      ...(arrivedId !== undefined && { arrivedId: String(arrivedId) }),
      ...(rowActions && { rowActions: (row: Row) => actionsOn(row).map(each => onRow(row, each)) }),
    },
    dialog: action && 'renderDialog' in action && (
      <Suspense fallback={null}>{action.renderDialog(() => setOpened(undefined))}</Suspense>
    ),
  }
}

const idOf = (row: unknown) => String(Reflect.get(row as object, 'id'))
