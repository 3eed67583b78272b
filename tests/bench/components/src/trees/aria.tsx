import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { keepMatches, makeFolders, nest, withChildren, type NestedFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

interface Data {
  nested: NestedFolder[]
  open: ReadonlySet<string>
}

const heights = { rowHeight: 36 }

function Item({ id, name, children }: NestedFolder) {
  return (
    <TreeItem id={id} textValue={name}>
      <TreeItemContent>
        <Button slot="chevron">›</Button>
        {name}
      </TreeItemContent>
      <Collection items={children}>{child => <Item {...child} />}</Collection>
    </TreeItem>
  )
}

function Filled({ data, filter, isOpen }: FilledProps<Data>) {
  const items = useMemo(
    () => (filter === '' ? data.nested : keepMatches(data.nested, filter)),
    [data, filter],
  )
  const none = useMemo(() => new Set<string>(), [])
  return (
    <Virtualizer layout={ListLayout} layoutOptions={heights}>
      <Tree
        aria-label="Bench"
        items={items}
        expandedKeys={isOpen ? data.open : none}
        selectionMode="multiple"
        style={{ display: 'block', height: 700, overflow: 'auto' }}
      >
        {item => <Item {...item} />}
      </Tree>
    </Virtualizer>
  )
}

export const subject: Subject<Data> = {
  data: count => {
    const folders = makeFolders(count)
    return { nested: nest(folders), open: new Set(withChildren(folders)) }
  },
  Filled,
  rows: '[role="row"]',
}
