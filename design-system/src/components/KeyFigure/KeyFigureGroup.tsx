import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import * as grid from '../Grid/Grid.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './KeyFigure.css.ts'

export interface KeyFigureGroupProps extends ElementProps<HTMLDivElement> {
  /** Key figures, in reading order. */
  children: ReactNode
  /** Minimum column width as any CSS length; the group has as many columns as fit. @default '14rem' */
  columnWidth?: string
}

interface Group {
  /** Number of characters of the longest value. */
  longest: number
  /** Registers the length of a value. Returns a function that unregisters it. */
  tell: (id: string, length: number) => () => void
}
const GroupContext = createContext<Group | null>(null)

/** Key figures beside each other, all written in the size in which the longest has room, and in line. */
export function KeyFigureGroup({ children, columnWidth = '14rem', ...element }: KeyFigureGroupProps) {
  const [lengths, setLengths] = useState<ReadonlyMap<string, number>>(new Map())
  const tell = useCallback((id: string, length: number) => {
    setLengths(before => new Map(before).set(id, length))
    return () => setLengths(before => new Map([...before].filter(([other]) => other !== id)))
  }, [])
  const longest = Math.max(0, ...lengths.values())
  const group = useMemo(() => ({ longest, tell }), [longest, tell])
  return (
    <div
      {...elementProps(element)}
      className={styles.group}
      style={assignInlineVars({ [grid.minimum]: columnWidth })}
    >
      <GroupContext value={group}>{children}</GroupContext>
    </div>
  )
}

/** The number of characters that decides the font size: the figure's own, or that of the longest in the group. */
export function useMeasuredLength(own: number): number {
  const id = useId()
  const group = use(GroupContext)
  const tell = group?.tell
  useLayoutEffect(() => tell?.(id, own), [tell, id, own])
  return Math.max(own, group?.longest ?? 0)
}
