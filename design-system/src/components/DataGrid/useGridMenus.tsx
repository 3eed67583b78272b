import { useCallback, useRef, useState, type RefObject } from 'react'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridCommands } from './gridCommands.ts'
import type { GridRowAction, PlacedColumn } from './gridTypes.ts'
import { RowMenu } from './RowMenu.tsx'

interface GridMenusOptions<Row> {
  grid: RefObject<HTMLElement | null>
  placed: readonly PlacedColumn<Row>[]
  commands: GridCommands<Row>
  rowAt: (number: number) => Row | undefined
  nameOf: (row: Row) => string
  rowActions: ((row: Row) => readonly GridRowAction[]) | undefined
  refocus: () => void
  /** Makes a column as wide as what it shows; all of them without a number. */
  fit: (number?: number) => void
  t: GridWords
}

/** The menu of a row or of a column, and the width that a column's menu has taken by keys. One at a time. */
export function useGridMenus<Row>(options: GridMenusOptions<Row>) {
  const { grid, placed, commands, rowAt, nameOf, rowActions, refocus, fit, t } = options
  const [menu, setMenu] = useState<{ kind: 'row' | 'column'; number: number; trigger: HTMLElement } | null>(
    null,
  )
  const [resizing, setResizing] = useState<number | null>(null)
  /** Column that takes the arrow keys for its width once the menu is gone. */
  const resizeNext = useRef<number | null>(null)
  const closeMenu = () => {
    setMenu(null)
    // The frame after the next: React Aria gives the focus back to the button in the next one. Only then can the width
    // take it; and where the command took the button away, the grid does.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        setResizing(resizeNext.current)
        if (document.activeElement === document.body) refocus()
      }),
    )
  }
  const endResizing = useCallback(() => {
    resizeNext.current = null
    setResizing(null)
    requestAnimationFrame(() => document.activeElement === document.body && grid.current?.focus())
  }, [grid])
  const column =
    menu?.kind === 'column' ? placed.find(({ number }) => number === menu.number)?.column : undefined
  const row = menu?.kind === 'row' ? rowAt(menu.number) : undefined
  return {
    openMenu: setMenu,
    /** Number of the row, or of the column, whose menu is open. */
    menuRow: menu?.kind === 'row' ? menu.number : null,
    menuColumn: menu?.kind === 'column' ? menu.number : null,
    /** Number of the column that takes the arrow keys for its width. */
    resizing,
    endResizing,
    menus: (
      <>
        {menu && column && (
          <ColumnMenu
            column={column}
            trigger={menu.trigger}
            commands={commands}
            t={t}
            onClose={closeMenu}
            onResize={() => {
              resizeNext.current = menu.number
            }}
            onFit={which => fit(which === 'column' ? menu.number : undefined)}
          />
        )}
        {menu && row !== undefined && (
          <RowMenu
            label={t('rowActions', { name: nameOf(row) })}
            actions={rowActions?.(row) ?? []}
            trigger={menu.trigger}
            onClose={closeMenu}
          />
        )}
      </>
    ),
  }
}
