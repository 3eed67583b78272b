import { Tabs, type TabItem } from '@parvis/design-system/Tabs'
import type { GroupOf, ListNamespace, ListTexts } from './define-list.ts'
import { ListOfScreen, ListPage, type ListScreenProps } from './ListScreen.tsx'

export interface TabbedListScreenProps<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>
  extends Omit<ListScreenProps<Row, N, Group>, 'rowsKey'> {
  tabs: {
    /** The accessible name of the tabs. */
    label: string
    /** The id of the selected tab, whose list is `list`. */
    selected: string
    /** The tabs with their addresses. */
    items: readonly Omit<TabItem, 'content'>[]
  }
}

/** The page of a list that is one of several tabs, each with its own address. */
export function TabbedListScreen<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>({
  tabs: { label, selected, items },
  above,
  create,
  actions,
  notice,
  instead,
  children,
  ...ofList
}: TabbedListScreenProps<Row, N, Group>) {
  return (
    <ListPage<N, Group> {...{ list: ofList.list, above, create, actions, notice }}>
      <Tabs
        label={label}
        selected={selected}
        items={items.map(item => ({
          ...item,
          // The key gives each tab its own list and view.
          content:
            item.id === selected && (instead || <ListOfScreen<Row, N, Group> key={selected} {...ofList} />),
        }))}
      />
      {children}
    </ListPage>
  )
}
