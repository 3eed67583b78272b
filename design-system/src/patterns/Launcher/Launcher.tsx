import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { rank } from '../../components/CommandPalette/match.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { TileGrid, type TileItem } from '../../components/TileGrid/TileGrid.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as fromTop from '../../internal/overlay/fromTop.css.ts'
import * as styles from './Launcher.css.ts'
import { messages } from './Launcher.messages.ts'

export interface LauncherItem extends TileItem {
  /** Further search terms: the title in the other language, the sub-menus. */
  keywords?: readonly string[]
  /** The code of its menu. */
  code?: string
}

export interface LauncherProps extends ElementProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** @default "Lanceur d'applications" in the reader's language */
  title?: string
  /** The same tiles as on the home page, in the same order. */
  items: readonly LauncherItem[]
  /** Called when a tile's link is followed. The launcher closes by itself. */
  onFollow?: (id: string) => void
  /** Number of skeletons to show instead of the items while they load. */
  skeletons?: number
}

/** Opens the applications over any screen. */
export function Launcher({ isOpen, onOpenChange, title, ...props }: LauncherProps) {
  const t = useMessages(messages)
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.panel}>
        <Dialog {...elementProps(props)} className={fromTop.dialog}>
          <Content {...props} title={title ?? t('title')} onClose={() => onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type ContentProps = Pick<LauncherProps, 'items' | 'skeletons' | 'onFollow'> & {
  title: string
  onClose: () => void
}

/** Mounted each time the launcher opens, so that the search starts empty. */
function Content({ items, skeletons, title, onFollow, onClose }: ContentProps) {
  const t = useMessages(messages)
  const [text, setText] = useState('')
  const found = useMemo(() => {
    if (text.trim() === '') return items
    const things = items.map(item => ({
      item,
      title: item.title,
      keywords: [...(item.keywords ?? []), ...(item.description === undefined ? [] : [item.description])],
      code: item.code ?? '',
    }))
    return rank(text, things).map(({ item }) => item)
  }, [items, text])
  const follow = (id: string) => {
    onFollow?.(id)
    // A link in a new tab leaves this page as it is.
    if (items.find(item => item.id === id)?.isExternal !== true) onClose()
  }
  return (
    <>
      <div className={styles.bar}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        <div className={styles.search}>
          <SearchField aria-label={t('search')} placeholder={t('search')} value={text} onChange={setText} />
        </div>
        <IconButton label={t('close')} icon={<X aria-hidden size={20} />} onPress={onClose} />
      </div>
      <div className={styles.body}>
        {found.length === 0 && skeletons === undefined ? (
          <p className={styles.none}>{t('none', { text })}</p>
        ) : (
          <TileGrid
            label={title}
            items={found}
            onFollow={follow}
            {...(skeletons !== undefined && { skeletons })}
          />
        )}
      </div>
      <div className={styles.hidden} role="status">
        {text.trim() === '' ? '' : t('count', { count: found.length })}
      </div>
    </>
  )
}
