import { FolderInput, Pencil } from 'lucide-react'
import { ActionItems } from '../../internal/deferredMenu/ActionItems.tsx'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem } from '../Menu/Menu.tsx'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderAction } from './folderTypes.ts'

interface FolderMenuProps {
  name: string
  trigger: HTMLElement
  actions: readonly FolderAction[]
  onRename: (() => void) | undefined
  onMove: (() => void) | undefined
  /** Number of entries that a move applies to: this one, or all selected ones. */
  moveCount: number
  onClose: () => void
  t: FolderWords
}

/** The actions menu of an entry. */
export default function FolderMenu({
  name,
  trigger,
  actions,
  onRename,
  onMove,
  onClose,
  t,
  ...props
}: FolderMenuProps) {
  return (
    <MenuPanel {...anchoredMenu(t('actions', { name }), trigger, onClose)}>
      <ActionItems actions={actions}>
        {onRename && (
          <MenuItem
            label={t('rename')}
            icon={<Pencil aria-hidden size={18} />}
            shortcut="F2"
            onAction={onRename}
          />
        )}
        {onMove && (
          <MenuItem
            label={props.moveCount === 1 ? t('move') : t('moveMany', { count: props.moveCount })}
            icon={<FolderInput aria-hidden size={18} />}
            onAction={onMove}
          />
        )}
      </ActionItems>
    </MenuPanel>
  )
}
