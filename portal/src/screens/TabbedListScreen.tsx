import { Tabs, type TabItem } from '@parvis/design-system/Tabs'
import type { GroupOf, ListNamespace, ListTexts } from './define-list.ts'
import { ListOfScreen, ListPage, type ListScreenProps } from './ListScreen.tsx'

export interface TabbedListScreenProps<Row, N extends ListNamespace, Group extends GroupOf<N, ListTexts>>
  extends Omit<ListScreenProps<Row, N, Group>, 'rowsKey'> {
  tabs: {
    /** What the lists have in common. */
    label: string
    /** The one that is shown: `list` is of it. */
    selected: string
    /** Each with its address. */
    items: readonly Omit<TabItem, 'content'>[]
  }
}

/** The page of a list that stands beside others of its kind, each with an address of its own. */
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
          // Another one is another list, with a view of its own.
          content:
            item.id === selected && (instead || <ListOfScreen<Row, N, Group> key={selected} {...ofList} />),
        }))}
      />
      {children}
    </ListPage>
  )
}
