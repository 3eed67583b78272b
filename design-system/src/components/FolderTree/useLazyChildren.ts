import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { useLateChildren } from '../../internal/treeModel/useLateChildren.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'

interface LazyChildrenOptions {
  model: TreeModel<FolderItem>
  expandedIds: ReadonlySet<string>
  loadChildren: ((id: string) => Promise<void>) | undefined
  say: (words: string) => void
  t: FolderWords
}

const said = {
  loading: 'saidLoading',
  loaded: 'saidLoaded',
  empty: 'saidEmpty',
  failed: 'saidFailed',
} as const

/** Loads the children of open entries once, and announces the progress. */
export function useLazyChildren({ model, expandedIds, loadChildren, say, t }: LazyChildrenOptions) {
  const itemOf = (id: string) => model.items[model.numberOf(id)]
  return useLateChildren({
    openIds: expandedIds,
    countIn: id => {
      const number = model.numberOf(id)
      return number === -1 ? -1 : [...model.childrenOf(number)].length
    },
    isFull: id => itemOf(id)?.hasChildren === true,
    nameOf: id => itemOf(id)?.name ?? '',
    load: loadChildren,
    say,
    words: (what, name, count) => t(said[what], { name, count }),
  })
}
