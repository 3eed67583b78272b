import type { KeyboardEvent } from 'react'
import { isApple } from '../../internal/isApple.ts'

/** The properties of a pressed key that an editor needs. */
export interface TypedKey {
  key: string
  shiftKey: boolean
}

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
> & { nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'> }

/** Whether a key writes a character; other keys have longer names. */
const isCharacter = (key: string) => /^.$/su.test(key)

/**
 * The character that a key writes; `undefined` for shortcuts and while a dead key or an input method is composing.
 * AltGr writes characters: French keyboards need it for @, # and €, and Windows reports it as Ctrl with Alt.
 * @param onApple whether Option writes characters, as on a Mac; elsewhere Alt opens menus
 */
export function typedCharacter(event: PressedKey, onApple = isApple()): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.nativeEvent.isComposing || !isCharacter(key)) return undefined
  if (event.getModifierState('AltGraph')) return metaKey ? undefined : key
  return ctrlKey || metaKey || (altKey && !onApple) ? undefined : key
}

/** Whether a key empties the focused cell. */
export function isClearing({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return (key === 'Delete' || key === 'Backspace') && !ctrlKey && !metaKey && !altKey && !shiftKey
}

/** Applies keys to a text. Returns the result and the key that ended it, if any; later keys are not for it. */
export function afterKeys(
  text: string,
  keys: readonly TypedKey[],
): { text: string; end: TypedKey | undefined } {
  const at = keys.findIndex(({ key }) => key === 'Enter' || key === 'Tab')
  const written = (at === -1 ? keys : keys.slice(0, at)).reduce(
    (now, { key }) => (key === 'Backspace' ? now.replace(/.$/su, '') : now + key),
    text,
  )
  return { text: written, end: keys[at] }
}

/**
 * Buffers the keys pressed between the request for an editor and its focus: somebody who types number after number
 * does not wait for a field to load and render.
 */
export class KeysAhead {
  #cell: HTMLElement | null = null
  #keys: TypedKey[] = []

  /** Starts buffering for the editor of a cell. */
  begin(cell: HTMLElement): void {
    this.#cell = cell
    this.#keys = []
  }
  isFor(cell: HTMLElement): boolean {
    return this.#cell === cell
  }
  /**
   * Buffers a key. Returns whether it is for the pending editor: a character, or a key that corrects or ends the entry.
   */
  add(event: PressedKey, cell: HTMLElement): boolean {
    if (!this.isFor(cell)) return false
    const { key, shiftKey } = event
    const isFor = typedCharacter(event) !== undefined || /^(Backspace|Enter|Tab)$/.test(key)
    if (isFor) this.#keys.push({ key, shiftKey })
    return isFor
  }
  /** Hands the buffered keys to the editor, which is now focused and handles later keys itself. */
  readonly take = (): readonly TypedKey[] => {
    const keys = this.#keys
    this.end()
    return keys
  }
  /** Stops buffering. Returns whether an editor was pending. */
  end(): boolean {
    const wasOn = this.#cell !== null
    this.#cell = null
    this.#keys = []
    return wasOn
  }
}
