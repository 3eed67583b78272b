import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { useMemo } from 'react'
import { keepMatches, makeFolders, nest, withChildren, type NestedFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

interface Data {
  nested: NestedFolder[]
  open: string[]
}

function Filled({ data, filter, isOpen }: FilledProps<Data>) {
  const items = useMemo(
    () => (filter === '' ? data.nested : keepMatches(data.nested, filter)),
    [data, filter],
  )
  const none = useMemo(() => [], [])
  return (
    <div style={{ height: 700, overflow: 'auto' }}>
      <RichTreeView
        aria-label="Bench"
        items={items}
        getItemLabel={({ name }) => name}
        expandedItems={isOpen ? data.open : none}
        multiSelect
      />
    </div>
  )
}

export const subject: Subject<Data> = {
  data: count => {
    const folders = makeFolders(count)
    return { nested: nest(folders), open: withChildren(folders) }
  },
  Filled,
  rows: '[role="treeitem"] > :first-child',
}
