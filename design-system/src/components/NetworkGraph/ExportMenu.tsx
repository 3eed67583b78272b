import type { MenuPanelProps } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem } from '../Menu/Menu.tsx'
import type { NetworkState } from './useNetworkState.ts'

interface ExportMenuProps extends MenuPanelProps {
  network: NetworkState
  onSavePicture: () => void
  onSaveList: () => void
}

/** What can be taken along of a network; loaded when somebody wants it. */
export default function ExportMenu({ network, onSavePicture, onSaveList, ...panel }: ExportMenuProps) {
  const { view, t } = network
  return (
    <MenuPanel {...panel}>
      <MenuItem
        label={t('exportPicture')}
        isDisabled={view !== 'graph'}
        {...(view !== 'graph' && { description: t('exportPictureReason') })}
        onAction={onSavePicture}
      />
      <MenuItem label={t('exportList')} onAction={onSaveList} />
    </MenuPanel>
  )
}
