import { ChevronRight, File, Folder, FolderOpen, RotateCw, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { DropPosition } from '../../internal/treeModel/treeMoves.ts'
import { checked, mixed } from '../../internal/treeModel/cascade.ts'
import { given } from '../../internal/given.ts'
import { Badge, CountBadge } from '../Badge/Badge.tsx'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderBadge, FolderItem, FolderSelectionMode } from './folderTypes.ts'
import { levelInset, rowPlace } from './rowPlace.ts'
import * as styles from './row.css.ts'
import type { LoadState } from '../../internal/treeModel/useLateChildren.ts'

/** Props shared by all rows. The object keeps its identity while nothing changes, so that rows are not re-rendered. */
export interface FolderLook {
  t: FolderWords
  /** Id by which React Aria identifies the rows of this tree. */
  collectionId: string
  mode: FolderSelectionMode
  hasMenu: boolean
  isMovable: boolean
}

interface FolderRowProps {
  look: FolderLook
  item: FolderItem
  /** Why the entry can be neither selected nor opened. */
  disabledReason: string | undefined
  level: number
  /** Index among the visible rows, from 0. */
  position: number
  positionInSet: number
  setSize: number
  /** Undefined for an entry that has no children or cannot have any. */
  isExpanded: boolean | undefined
  /** `unchecked`, `checked` or `mixed`. */
  check: number
  /** Whether the row is the tab stop of the tree. */
  isTabStop: boolean
  load: LoadState | undefined
  isMenuOpen: boolean
  drop: DropPosition | undefined
  isDragged: boolean
  /** The rename field, while the entry is being renamed. */
  editor: ReactNode
}

function FolderRowInner(props: FolderRowProps) {
  const { look, item, disabledReason, level, position, isExpanded, check, load, editor } = props
  const { t, mode, hasMenu, isMovable } = look
  const { description, badge, isBusy = false } = item
  const name = item.name.trim() === '' ? t('unnamed') : item.name
  const isChosen = check === checked
  const hasBoxes = mode === 'multiple' || mode === 'cascading'
  const about = [
    name,
    description,
    disabledReason,
    badge && badgeWords(badge),
    check === mixed && t('partly'),
    isBusy && t('busy'),
    load === 'failed' && t('childrenFailed'),
    load === 'empty' && isExpanded === undefined && t('childrenEmpty'),
  ]
  const second = disabledReason ?? description
  return (
    <div
      role="row"
      aria-rowindex={position + 1}
      aria-level={level}
      aria-posinset={props.positionInSet}
      aria-setsize={props.setSize}
      aria-expanded={isExpanded}
      aria-selected={mode === 'none' ? undefined : isChosen}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-busy={load === 'loading' || isBusy || undefined}
      aria-label={about.filter(Boolean).join(', ')}
      tabIndex={props.isTabStop ? 0 : -1}
      data-collection={look.collectionId}
      data-key={item.id}
      {...given({
        'data-chosen': (isChosen && !hasBoxes) || undefined,
        'data-drop': props.drop,
        'data-dragged': props.isDragged || undefined,
        'data-editing': editor ? true : undefined,
      })}
      className={styles.row}
      style={rowPlace(position)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className={styles.cell}
        style={{ paddingInlineStart: levelInset(level) }}
      >
        {/* Rendered in every row, so that reusing a row for another entry creates no elements. */}
        <button
          type="button"
          tabIndex={-1}
          data-part="toggle"
          className={isExpanded === undefined ? styles.hiddenChevron : styles.chevron}
          aria-label={isExpanded === undefined ? undefined : t(isExpanded ? 'collapse' : 'expand', { name })}
        >
          {chevronIcon}
        </button>
        {hasBoxes && (
          <input
            ref={input => {
              if (input) input.indeterminate = check === mixed
            }}
            type="checkbox"
            tabIndex={-1}
            readOnly
            data-part="check"
            className={styles.checkbox}
            aria-label={t('select', { name })}
            aria-disabled={disabledReason === undefined ? undefined : true}
            checked={isChosen}
          />
        )}
        <span aria-hidden className={styles.icon}>
          {item.icon ?? kindIcon(item.kind, isExpanded === true)}
        </span>
        {editor ?? (
          <span className={styles.words}>
            <bdi className={styles.name}>
              {item.href !== undefined && disabledReason === undefined ? (
                <a href={item.href} tabIndex={-1} className={styles.link}>
                  {name}
                </a>
              ) : (
                name
              )}
            </bdi>
            {second !== undefined && <span className={styles.description}>{second}</span>}
          </span>
        )}
        {(load !== undefined || isBusy) && (
          <LoadMark load={isBusy ? 'loading' : load} name={name} isBusy={isBusy} t={t} />
        )}
        {badge && (
          <span className={styles.badge}>
            <FolderBadgeMark badge={badge} />
          </span>
        )}
        {isMovable && !editor && (
          <span aria-hidden data-part="handle" className={styles.handle}>
            <span className={styles.handleDots} />
          </span>
        )}
        {hasMenu && !editor && (
          <button
            type="button"
            tabIndex={-1}
            data-part="menu"
            className={styles.menuButton}
            aria-label={t('actions', { name })}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
          >
            <span aria-hidden className={styles.menuDots} />
          </button>
        )}
        {(props.drop === 'before' || props.drop === 'after') && (
          <span
            className={styles.dropLine}
            data-at={props.drop}
            style={{ insetInlineStart: levelInset(level) }}
          />
        )}
      </div>
    </div>
  )
}

/** A row that re-renders only when its props change. */
export const FolderRow = memo(FolderRowInner)

interface LoadMarkProps {
  load: LoadState | undefined
  name: string
  isBusy: boolean
  t: FolderWords
}

/** The loading state of an entry's children. */
function LoadMark({ load, name, isBusy, t }: LoadMarkProps) {
  if (load === 'loading')
    return (
      <span className={styles.state}>
        <span aria-hidden className={styles.spinner} />
        {!isBusy && <span className={styles.stateWords}>{t('childrenLoading')}</span>}
      </span>
    )
  if (load === 'empty') return <span className={styles.state}>{t('childrenEmpty')}</span>
  return (
    <>
      <span className={styles.failed}>
        <TriangleAlert aria-hidden size={16} />
        <span className={styles.stateWords}>{t('childrenFailed')}</span>
      </span>
      <button
        type="button"
        tabIndex={-1}
        data-part="retry"
        className={styles.retry}
        aria-label={t('retryOf', { name })}
      >
        <RotateCw aria-hidden size={16} />
      </button>
    </>
  )
}

// Shared elements: React skips them when rows are reused for other entries.
const chevronIcon = <ChevronRight aria-hidden size={16} className={styles.chevronIcon} />
const [documentIcon, folderIcon, openIcon] = [File, Folder, FolderOpen].map(Icon => (
  <Icon key="kind" size={20} strokeWidth={1.75} />
))
const kindIcon = (kind: FolderItem['kind'], isOpen: boolean) =>
  kind === 'document' ? documentIcon : isOpen ? openIcon : folderIcon

function FolderBadgeMark({ badge: { value, label, tone = 'neutral' } }: { badge: FolderBadge }) {
  return typeof value === 'number' ? (
    <CountBadge count={value} label={label ?? String(value)} tone={tone} />
  ) : (
    <Badge tone={tone}>{value}</Badge>
  )
}

/** The text of a badge for the row's accessible name; empty for a count of 0, which is not shown. */
function badgeWords({ value, label }: FolderBadge): string {
  return value === 0 ? '' : (label ?? String(value))
}
