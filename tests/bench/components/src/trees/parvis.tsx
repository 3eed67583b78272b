import { FolderTree } from '@parvis/design-system/FolderTree'
import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { useMemo } from 'react'
import { makeFolders, withChildren, type BenchFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

interface Data {
  items: readonly BenchFolder[]
  open: ReadonlySet<string>
}
const actions = () => []
const go = () => {}
const change = () => {}

function Filled({ data, filter, isOpen }: FilledProps<Data>) {
  const none = useMemo(() => new Set<string>(), [])
  return (
    <DesignSystemProvider locale="en" navigate={go}>
      <FolderTree
        aria-label="Bench"
        items={data.items}
        expandedIds={isOpen ? data.open : none}
        filter={filter}
        selectionMode="multiple"
        rowActions={actions}
        onRename={change}
        onMove={change}
        maxHeight="700px"
      />
    </DesignSystemProvider>
  )
}

export const subject: Subject<Data> = {
  data: count => {
    const items = makeFolders(count)
    return { items, open: new Set(withChildren(items)) }
  },
  Filled,
  rows: '[role="row"]',
}
