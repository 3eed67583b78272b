import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { Look } from '../drawing/drawn.ts'

type Globals = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Globals => typeof value === 'object' && value !== null

/** What the toolbar says, from the last event that told of it. */
function lastGlobals(): Globals {
  const channel = addons.getChannel()
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) {
    const told: unknown = channel.last(event)
    const [first]: unknown[] = Array.isArray(told) ? told : []
    if (isRecord(first) && isRecord(first['globals'])) return first['globals']
  }
  return {}
}

function watch(changed: () => void): () => void {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, changed)
  channel.on(SET_GLOBALS, changed)
  return () => {
    channel.off(GLOBALS_UPDATED, changed)
    channel.off(SET_GLOBALS, changed)
  }
}

/** Width at which states are looked at when nobody has chosen one, in CSS pixels. */
const usualWidth = 1024

const word = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** The look that is chosen in the toolbar or by the address. As text, so that the same look is the same value. */
function lookNow(): string {
  const globals = lastGlobals()
  const look: Look = {
    locale: word(globals['locale'], 'en'),
    theme: word(globals['theme'], 'light'),
    contrast: word(globals['contrast'], 'normal'),
    density: word(globals['density'], 'comfortable'),
    text: word(globals['text'], 'normal'),
    width: Number(globals['width']) || usualWidth,
  }
  return JSON.stringify(look)
}

/** The look that is chosen, and what changes it: Storybook's toolbar and its address then say the same. */
export function useLook(): [Look, (change: Partial<Record<keyof Look, string>>) => void] {
  const look = JSON.parse(useSyncExternalStore(watch, lookNow)) as Look
  return [look, globals => addons.getChannel().emit(UPDATE_GLOBALS, { globals })]
}
