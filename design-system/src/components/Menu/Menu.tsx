import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Check, ChevronRight } from 'lucide-react'
import { Header } from 'react-aria-components/Header'
import { Keyboard } from 'react-aria-components/Keyboard'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { giveFocusToItem } from '../../internal/focus/giveFocusToItem.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import * as styles from './Menu.css.ts'

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'end top'] as const

export interface MenuProps extends ElementProps<HTMLDivElement> {
  /** The button that opens it: a `Button` or an `IconButton`. Its name also names the menu. */
  trigger: ReactElement
  /** `MenuItem`, `MenuSection` and `Submenu`. */
  children: ReactNode
  /** @default 'bottom start' */
  placement?: (typeof menuPlacements)[number]
  /** Whether the menu is open. Makes the component controlled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Actions or places behind a button. */
export function Menu({
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...element
}: MenuProps) {
  return (
    <MenuTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={6} containerPadding={8}>
        <MenuList {...element}>{children}</MenuList>
      </Popover>
    </MenuTrigger>
  )
}

/** The list of the items, which exists only while the menu is open. */
function MenuList({ children, ...element }: Pick<MenuProps, 'children'> & ElementProps<HTMLDivElement>) {
  const list = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(element, list)
  // Not a part of the `ref`, which a caller may replace at each render.
  useLayoutEffect(() => giveFocusToItem(list.current), [])
  return (
    <AriaMenu {...attributes} className={styles.menu}>
      {children}
    </AriaMenu>
  )
}

export interface MenuItemProps extends ElementProps {
  /** The words of the action or the place; a plain text, so that typing letters finds it. */
  label: string
  /** Key of the item in the `selectedKeys` of its section. */
  id?: string
  /** A second line, for instance the reason why the item is disabled. */
  description?: string
  /** Icon before the label, 18 px. */
  icon?: ReactNode
  /** Keyboard shortcut, as displayed: "Ctrl K". */
  shortcut?: string
  /** Makes it a link. */
  href?: string
  /** Opens the link in a new tab. @default false */
  isExternal?: boolean
  /** Marks a destructive action. @default false */
  isDanger?: boolean
  /** Disables the item. Give the reason in `description`. @default false */
  isDisabled?: boolean
  /** Language of the label, if it differs from the page's. */
  lang?: string
  /** Called when the item is chosen. */
  onAction?: () => void
}

/** An action, link or option of a `Menu`. */
export function MenuItem({
  label,
  id,
  description,
  icon,
  shortcut,
  href,
  isExternal = false,
  isDanger = false,
  isDisabled = false,
  lang,
  onAction,
  ...element
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...elementProps(element)}
      {...given({ id, href, onAction, lang })}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      isDisabled={isDisabled}
      textValue={label}
      className={`${styles.item} ${isDanger ? styles.danger : ''}`}
    >
      {({ isSelected, selectionMode, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={styles.icon}>{isSelected && <Check aria-hidden size={18} />}</span>
          )}
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <span className={styles.words}>
            {label}
            {description !== undefined && (
              // Hidden from the item's name, but exposed as its description, so that the name is only the label.
              <Text slot="description" aria-hidden className={styles.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut !== undefined && (
            <Keyboard aria-hidden className={styles.shortcut}>
              {shortcut}
            </Keyboard>
          )}
          {hasSubmenu && <ChevronRight aria-hidden size={16} className={styles.chevron} />}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps extends ElementProps {
  /** Words over the section; without them it is set off by a line. */
  title?: string
  /** A second line under the title. */
  detail?: string
  children: ReactNode
  /** Lets the reader select one item, or any number of items. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Ids of the selected items. */
  selectedKeys?: readonly string[]
  onSelectionChange?: (keys: string[]) => void
  /** Accessible name of a section without a title. */
  'aria-label'?: string
}

/** A group of items. With a `selectionMode`, the items can be selected. */
export function MenuSection({
  title,
  detail,
  children,
  selectionMode = 'none',
  selectedKeys,
  onSelectionChange,
  ...rest
}: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...rest}
      {...given({ selectedKeys })}
      className={styles.section}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      onSelectionChange={keys => onSelectionChange?.(keys === 'all' ? [] : [...keys].map(String))}
    >
      {title !== undefined && (
        <Header className={styles.heading}>
          {detail === undefined ? title : <span className={styles.headingTitle}>{title}</span>}
          {detail !== undefined && <span className={styles.headingDetail}>{detail}</span>}
        </Header>
      )}
      {children}
    </AriaMenuSection>
  )
}

export interface SubmenuProps extends ElementProps {
  /** The item that opens it. */
  label: string
  icon?: ReactNode
  /** `MenuItem`s. */
  children: ReactNode
}

/** Items behind an item. */
export function Submenu({ label, icon, children, ...element }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem {...elementProps(element)} label={label} {...given({ icon })} />
      <Popover className={styles.popover} offset={2} crossOffset={-5} containerPadding={8}>
        <AriaMenu ref={giveFocusToItem} className={styles.menu}>
          {children}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  )
}
