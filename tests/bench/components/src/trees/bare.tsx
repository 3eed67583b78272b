import { useMemo } from 'react'
import { BareRows } from '../BareRows.tsx'
import { keepMatches, makeFolders, nest, type NestedFolder } from '../folders.ts'
import type { FilledProps, Subject } from '../subject.ts'

/** Names in display order. */
function flatten(nodes: readonly NestedFolder[], isOpen: boolean, into: string[] = []): string[] {
  for (const { name, children } of nodes) {
    into.push(name)
    if (isOpen) flatten(children, isOpen, into)
  }
  return into
}

function Filled({ data, filter, isOpen }: FilledProps<readonly NestedFolder[]>) {
  const names = useMemo(
    () => flatten(filter === '' ? data : keepMatches(data, filter), isOpen),
    [data, filter, isOpen],
  )
  const cells = useMemo(() => (at: number) => [names[at] ?? ''], [names])
  return <BareRows count={names.length} cells={cells} />
}

export const subject: Subject<readonly NestedFolder[]> = {
  data: count => nest(makeFolders(count)),
  Filled,
  rows: '.bare-row',
}
