import type { MenuPanelProps } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem } from '../Menu/Menu.tsx'
import type { NetworkState } from './useNetworkState.ts'

/** The formats in which a network can be exported. */
export type NetworkExport = 'picture' | 'vector' | 'list' | 'graphml'

interface ExportMenuProps extends MenuPanelProps {
  network: NetworkState
  onSave: (what: NetworkExport) => void
}

/** The export menu of a network. Loaded only when somebody opens it. */
export default function ExportMenu({ network, onSave, ...panel }: ExportMenuProps) {
  const { view, t } = network
  return (
    <MenuPanel {...panel}>
      {(['picture', 'vector'] as const).map(what => (
        <MenuItem
          key={what}
          label={t(what === 'picture' ? 'exportPicture' : 'exportVector')}
          isDisabled={view !== 'graph'}
          {...(view !== 'graph' && { description: t('exportPictureReason') })}
          onAction={() => onSave(what)}
        />
      ))}
      <MenuItem label={t('exportList')} onAction={() => onSave('list')} />
      <MenuItem label={t('exportGraphml')} onAction={() => onSave('graphml')} />
    </MenuPanel>
  )
}
