import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { fittingCount } from './fitting.ts'

/**
 * Measures how many items of a row fit. `frame` has the available width; `measure` holds all items in one hidden row,
 * marked with `data-measured="item"`, and the overflow button, marked with `data-measured="more"`.
 * @param count how many items there are
 */
export function useFitting(count: number, given: Ref<HTMLDivElement> | undefined) {
  const frame = useObjectRef(given)
  const measure = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const [outer, row] = [frame.current, measure.current]
    if (!outer || !row) return undefined
    const update = () => {
      const box = row.getBoundingClientRect()
      const isReversed = getComputedStyle(row).direction === 'rtl'
      const endOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return isReversed ? box.right - left : right - box.left
      }
      const ends = [...row.querySelectorAll('[data-measured="item"]')].map(endOf)
      const more = row.querySelector('[data-measured="more"]')
      setFitting(fittingCount(ends, outer.clientWidth, (more ? endOf(more) : 0) - (ends.at(-1) ?? 0)))
    }
    update()
    // The available width changes, or the texts do: another language, larger text.
    const observer = new ResizeObserver(update)
    observer.observe(outer)
    observer.observe(row)
    return () => observer.disconnect()
  }, [frame])
  return { frame, measure, fitting: Math.min(fitting, count) }
}
