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

// Menus are the heaviest part of a page of tiles: they come with the first one that is wanted.
const menuPart = lazyPart(() => import('./TileMenu.tsx'))

export const tileLayouts = ['columns', 'compact', 'list'] as const
export type TileLayout = (typeof tileLayouts)[number]

/** Work of one kind that waits in an application, and the list of it. */
export interface TileWork {
  id: string
  /** How much and what, in words: "3 demandes à planifier". */
  label: string
  href: string
}

/** What a tile shows. */
export interface TileContent {
  title: string
  /** Where it leads. */
  href: string
  /** One line on what it is for. */
  description?: string
  /** Name of the icon, see `MenuIcon`. */
  icon: IconName
  /** `#rrggbb`. */
  color: string
  /** How much work waits, with its words: `{ value: 3, label: '3 demandes à valider' }`. */
  count?: { value: number; label: string }
  /** The same by kind, each a way of its own to the list of it; with `columns` alone. @default none */
  work?: readonly TileWork[]
  /** Came since the reader's last visit. @default false */
  isNew?: boolean
  /** The reader has put it first. @default false */
  isPinned?: boolean
  /** Leaves the product, in a new tab. @default false */
  isExternal?: boolean
  /** The reader may not open it; says why and whom to ask. */
  denied?: string
  /** It could not be loaded; the tile offers to try again. */
  failure?: { onRetry: () => void; message?: string; isRetrying?: boolean }
  /** What the tile's menu offers; no menu without them. */
  actions?: readonly TileAction[]
}

export interface TileProps extends ElementProps<HTMLDivElement>, TileContent {
  /** @default 'columns' */
  layout?: TileLayout
  /** While it is moved by the pointer, or something is held over it. */
  dragState?: 'dragging' | 'target'
  /** The link was followed. */
  onFollow?: () => void
}

const iconSizes = { columns: 'large', compact: 'medium', list: 'small' } as const

/** One way into an application: one link as large as the tile, and a menu of its own. */
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
