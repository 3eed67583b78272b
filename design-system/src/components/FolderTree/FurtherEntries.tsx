import { useLayoutEffect, useRef } from 'react'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FolderTree.css.ts'
import type { FolderItem, FurtherFolders } from './folderTypes.ts'

interface FurtherEntriesProps {
  further: FurtherFolders | undefined
  model: TreeModel<FolderItem>
  focusRow: (id: string) => void
}

const topOf = (model: TreeModel<FolderItem>) => [...model.childrenOf(-1)].map(number => model.idAt(number))

/** The button that loads the entries after the last one. */
export function FurtherEntries({ further, model, focusRow }: FurtherEntriesProps) {
  const hasFocus = useRef(false)
  /** Ids of the entries that existed when more were requested. */
  const known = useRef<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    if (further || !hasFocus.current) return
    hasFocus.current = false
    if (document.activeElement !== document.body) return
    const top = topOf(model)
    const next = top.find(id => !known.current.has(id)) ?? top.at(-1)
    // Not inside the effect: focusing renders synchronously, which React forbids here.
    if (next !== undefined) queueMicrotask(() => focusRow(next))
  })
  if (!further) return null
  const { label, isLoading = false, onLoad } = further
  return (
    <div
      className={styles.further}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <Button
        isPending={isLoading}
        onPress={() => {
          known.current = new Set(topOf(model))
          onLoad()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
