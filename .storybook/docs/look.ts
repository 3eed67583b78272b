import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { Look } from '../drawing/drawn.ts'

type Globals = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Globals => typeof value === 'object' && value !== null

/** The toolbar's values, from the last event that contained them. */
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

/** Default width for looking at states, in CSS pixels. */
const usualWidth = 1024

const word = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

/** The look chosen in the toolbar or address. As text, so that equal looks are equal values. */
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

/** The current look and a setter, which also updates Storybook's toolbar and address. */
export function useLook(): [Look, (change: Partial<Record<keyof Look, string>>) => void] {
  const look = JSON.parse(useSyncExternalStore(watch, lookNow)) as Look
  return [look, globals => addons.getChannel().emit(UPDATE_GLOBALS, { globals })]
}
