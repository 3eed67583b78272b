import { expect, waitFor } from 'storybook/test'

/** Expects the focused element to be fully in the window, with nothing covering its centre. */
export async function expectFocusInView(): Promise<void> {
  await waitFor(async () => {
    const active = document.activeElement
    if (!active || active === document.body) throw new Error('nothing has the focus')
    const { top, bottom, left, height } = active.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(-1)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1)
    const over = document.elementFromPoint(left + 4, top + height / 2)
    await expect(over !== null && (active.contains(over) || over.contains(active))).toBe(true)
  })
}
