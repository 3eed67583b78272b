import { FolderInput, Pencil } from 'lucide-react'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { given } from '../../internal/given.ts'
import { MenuItem, MenuSection } from '../Menu/Menu.tsx'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderAction } from './folderTypes.ts'

interface FolderMenuProps {
  name: string
  trigger: HTMLElement
  actions: readonly FolderAction[]
  onRename: (() => void) | undefined
  onMove: (() => void) | undefined
  onClose: () => void
  t: FolderWords
}

/** What can be done with an entry. What destroys it stands by itself, at the end. */
export function FolderMenu({ name, trigger, actions, onRename, onMove, onClose, t }: FolderMenuProps) {
  const safe = actions.filter(({ isDanger }) => !isDanger)
  const dangerous = actions.filter(({ isDanger }) => isDanger)
  const itemOf = ({ id, label, icon, isDanger, disabledReason, onAction }: FolderAction) => (
    <MenuItem
      key={id}
      label={label}
      {...given({ icon, isDanger, description: disabledReason })}
      isDisabled={disabledReason !== undefined}
      onAction={onAction}
    />
  )
  return (
    <MenuPanel {...anchoredMenu(t('actions', { name }), trigger, onClose)}>
      {safe.map(itemOf)}
      {onRename && (
        <MenuItem
          label={t('rename')}
          icon={<Pencil aria-hidden size={18} />}
          shortcut="F2"
          onAction={onRename}
        />
      )}
      {onMove && (
        <MenuItem label={t('move')} icon={<FolderInput aria-hidden size={18} />} onAction={onMove} />
      )}
      {dangerous.length > 0 && (
        <MenuSection aria-label={dangerous.map(({ label }) => label).join(', ')}>
          {dangerous.map(itemOf)}
        </MenuSection>
      )}
    </MenuPanel>
  )
}
