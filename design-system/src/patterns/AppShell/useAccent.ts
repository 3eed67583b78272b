import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect } from 'react'
import { brandTint, tintOf, type Tint } from '../../tokens/tint.ts'
import { vars } from '../../tokens/vars.css.ts'

const paint = ({ hue, chroma }: Tint) =>
  setElementVars(document.documentElement, {
    [vars.tint.hue]: String(hue),
    [vars.tint.chroma]: String(chroma),
  })

/**
 * Applies the accent of a menu's colour while the shell is mounted; without a colour, the product's own. It is set on
 * the root element, because dialogs and popovers are rendered outside the shell.
 */
export function useAccent(color: string | undefined): void {
  useLayoutEffect(() => {
    const tint = color === undefined ? undefined : tintOf(color)
    if (tint === undefined) return undefined
    paint(tint)
    return () => paint(brandTint)
  }, [color])
}
