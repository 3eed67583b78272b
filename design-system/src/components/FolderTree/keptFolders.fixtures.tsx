import { within, type queries } from 'storybook/test'
import { useState } from 'react'
import { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { applyMove } from '../../internal/treeModel/treeMoves.ts'
import { FolderTree, type FolderItem, type FolderTreeProps } from './FolderTree.tsx'

/** Behaves like a portal: keeps the entries and validates names as the specification says. */
export function Kept(props: FolderTreeProps<FolderItem>) {
  const [items, setItems] = useState(props.items)
  const { onRename, onMove } = props
  return (
    <FolderTree
      {...props}
      items={items}
      {...(onRename && {
        onRename: async (id: string, name: string) => {
          const refusal = await onRename(id, name)
          if (refusal == null)
            setItems(before => before.map(item => (item.id === id ? { ...item, name } : item)))
          return refusal ?? null
        },
        validateName: (name: string) =>
          [...new Intl.Segmenter().segment(name)].length < 15
            ? null
            : 'Le nom doit avoir au plus 14 caractères.',
      })}
      {...(onMove && {
        onMove: (ids, move) => {
          onMove(ids, move)
          setItems(before => applyMove(new TreeModel(before), ids, move))
        },
      })}
    />
  )
}

export const tree = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('treegrid', { name: 'Dossiers' })
export const row = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('row', { name })
export const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .map(element => element.getAttribute('aria-label'))
export const said = (canvasElement: HTMLElement) => within(canvasElement).getByRole('status')
export const page = (): ReturnType<typeof within<typeof queries>> => within(document.body)
