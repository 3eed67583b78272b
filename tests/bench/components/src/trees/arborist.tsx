import { useEffect, useRef } from 'react'
import { Tree, type TreeApi } from 'react-arborist'
import { makeFolders, nest, type NestedFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

function Filled({ data, filter, isOpen }: FilledProps<NestedFolder[]>) {
  const tree = useRef<TreeApi<NestedFolder> | undefined>(undefined)
  const wasOpen = useRef(true)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) tree.current?.openAll()
    else tree.current?.closeAll()
  }, [isOpen])
  return (
    <Tree<NestedFolder>
      ref={tree}
      initialData={data}
      openByDefault
      width={800}
      height={700}
      rowHeight={36}
      searchTerm={filter}
    />
  )
}

export const subject: Subject<NestedFolder[]> = {
  data: count => nest(makeFolders(count)),
  Filled,
  rows: '[role="treeitem"]',
}
