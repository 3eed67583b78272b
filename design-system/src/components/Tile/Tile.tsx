import { CircleAlert, EllipsisVertical, ExternalLink, Lock, Pin } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useMessages } from '../../i18n/useMessages.ts'
import { DeferredMenu } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { lazyPart } from '../../internal/loading/useLoadedPart.ts'
import { Badge, CountBadge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { IconName } from '../MenuIcon/iconName.ts'
import { MenuIcon } from '../MenuIcon/MenuIcon.tsx'
import * as styles from './Tile.css.ts'
import { messages } from './Tile.messages.ts'
import type { TileAction } from './tileAction.ts'

// Menus are the heaviest part of a page of tiles, so they are loaded when the first one is needed.
const menuPart = lazyPart(() => import('./TileMenu.tsx'))

export const tileLayouts = ['columns', 'compact', 'list'] as const
export type TileLayout = (typeof tileLayouts)[number]

/** Work of one kind waiting in an application, with a link to its list. */
export interface TileWork {
  id: string
  /** The count in words: "3 demandes à planifier". */
  label: string
  href: string
}

/** The content of a tile. */
export interface TileContent {
  title: string
  /** Address that the tile links to. */
  href: string
  /** One line on what it is for. */
  description?: string
  /** Name of the icon, see `MenuIcon`. */
  icon: IconName
  /** Colour of the icon as `#rrggbb`. */
  color: string
  /** The amount of waiting work and its text: `{ value: 3, label: '3 demandes à valider' }`. */
  count?: { value: number; label: string }
  /** The waiting work by kind, each with a link to its list. Only with the `columns` layout. @default none */
  work?: readonly TileWork[]
  /** Whether it was added since the reader's last visit. @default false */
  isNew?: boolean
  /** Whether the reader has pinned it. @default false */
  isPinned?: boolean
  /** Whether it leaves the product; opens in a new tab. @default false */
  isExternal?: boolean
  /** Why the reader may not open it, and whom to ask. The tile is then not a link. */
  denied?: string
  /** The tile could not be loaded, and offers a retry. */
  failure?: { onRetry: () => void; message?: string; isRetrying?: boolean }
  /** Actions in the tile's menu. Without them there is no menu. */
  actions?: readonly TileAction[]
}

export interface TileProps extends ElementProps<HTMLDivElement>, TileContent {
  /** Layout of the tile. @default 'columns' */
  layout?: TileLayout
  /** Set while the tile is dragged, or something is dragged over it. */
  dragState?: 'dragging' | 'target'
  /** Called when the link is followed. */
  onFollow?: () => void
}

const iconSizes = { columns: 'large', compact: 'medium', list: 'small' } as const

/** Links to an application: the whole tile is one link, with its own menu. */
export function Tile(props: TileProps) {
  const { title, icon, color, description, count, isNew, isPinned, denied, failure } = props
  const { work = [], actions = [] } = props
  const { layout = 'columns', dragState } = props
  const t = useMessages(messages)
  const state = dragState ?? (denied !== undefined ? 'denied' : failure ? 'failed' : 'ready')
  return (
    <div {...elementProps(props)} className={styles.tile({ layout, state })}>
      <span className={denied === undefined ? undefined : styles.iconDenied}>
        <MenuIcon name={icon} color={color} size={iconSizes[layout]} />
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.title({ layout })}>
            <TileTitle {...props} />
          </span>
          {isPinned === true && (
            <span className={styles.pin}>
              <Pin aria-hidden size={14} />
              <span className={styles.hidden}>{t('pinned')}</span>
            </span>
          )}
          {count && <CountBadge count={count.value} label={count.label} />}
          {isNew === true && <Badge tone="accent">{t('new')}</Badge>}
        </div>
        {denied === undefined && !failure && description !== undefined && layout !== 'compact' && (
          <span className={`${styles.description} ${layout === 'list' ? styles.descriptionLine : ''}`}>
            {description}
          </span>
        )}
        {work.length > 0 && state !== 'denied' && layout === 'columns' && (
          <ul className={styles.work}>
            {work.map(({ id, label, href }) => (
              <li key={id} className={styles.workItem}>
                <Link href={href} className={styles.workLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {denied !== undefined && (
          <span className={styles.reason}>
            <Lock aria-hidden size={14} className={styles.reasonIcon} />
            <span>
              <span className={styles.hidden}>{t('denied')} </span>
              {denied}
            </span>
          </span>
        )}
        {failure && (
          <span className={`${styles.reason} ${styles.failure}`} role="alert">
            <CircleAlert aria-hidden size={14} className={styles.reasonIcon} />
            <span>{failure.message ?? t('failed')}</span>
          </span>
        )}
      </div>
      {failure && (
        <span className={styles.above}>
          <Button size="small" isPending={failure.isRetrying ?? false} onPress={failure.onRetry}>
            {t('retry')}
            <span className={styles.hidden}> {title}</span>
          </Button>
        </span>
      )}
      {actions.length > 0 && (
        <span className={`${styles.above} ${layout === 'columns' ? styles.aboveCorner : ''}`}>
          <DeferredMenu
            trigger={
              <IconButton
                size="small"
                label={t('actions', { title })}
                icon={<EllipsisVertical aria-hidden size={18} />}
              />
            }
            part={menuPart}
            content={{ actions }}
          />
        </span>
      )}
    </div>
  )
}

function TileTitle({ title, href, isExternal = false, denied, onFollow }: TileProps) {
  const t = useMessages(messages)
  if (denied !== undefined) return title
  return (
    <Link
      href={href}
      className={isExternal ? styles.anchorExternal : styles.anchor}
      {...(onFollow && { onPress: () => onFollow() })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {title}
      {isExternal && (
        <>
          <ExternalLink aria-hidden size={15} className={styles.external} />
          <span className={styles.hidden}> {t('external')}</span>
        </>
      )}
    </Link>
  )
}
