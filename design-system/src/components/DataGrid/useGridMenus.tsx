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
  /** Fits a column to its content, or all columns if there is no number. */
  fit: (number?: number) => void
  t: GridWords
}

/** The menu of a row or column, and keyboard resizing started from a column menu. Only one is open at a time. */
export function useGridMenus<Row>(options: GridMenusOptions<Row>) {
  const { grid, placed, commands, rowAt, nameOf, rowActions, refocus, fit, t } = options
  const [menu, setMenu] = useState<{ kind: 'row' | 'column'; number: number; trigger: HTMLElement } | null>(
    null,
  )
  const [resizing, setResizing] = useState<number | null>(null)
  /** The column to resize with the arrow keys once the menu has closed. */
  const resizeNext = useRef<number | null>(null)
  const closeMenu = () => {
    setMenu(null)
    // Wait two frames: React Aria returns the focus to the button in the next one. Only then can the resizer take it,
    // or the grid if the command removed the button.
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
    /** Number of the row or column whose menu is open. */
    menuRow: menu?.kind === 'row' ? menu.number : null,
    menuColumn: menu?.kind === 'column' ? menu.number : null,
    /** Number of the column being resized with the arrow keys. */
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
