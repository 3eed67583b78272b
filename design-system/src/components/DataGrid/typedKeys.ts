import type { KeyboardEvent } from 'react'
import { isApple } from '../../internal/isApple.ts'

/** A key that was pressed, as far as an editor wants to know it. */
export interface TypedKey {
  key: string
  shiftKey: boolean
}

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
> & { nativeEvent: Pick<globalThis.KeyboardEvent, 'isComposing'> }

/** Keys that write none have names. */
const isCharacter = (key: string) => /^.$/su.test(key)

/**
 * The character that a key writes; `undefined` for shortcuts, and for what a dead key or an input method still composes.
 * AltGr writes: on French keyboards it is the way to @, # and €, and Windows reports it as Ctrl with Alt.
 * @param onApple whether Option writes, as it does on a Mac; elsewhere Alt opens menus
 */
export function typedCharacter(event: PressedKey, onApple = isApple()): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event
  if (event.nativeEvent.isComposing || !isCharacter(key)) return undefined
  if (event.getModifierState('AltGraph')) return metaKey ? undefined : key
  return ctrlKey || metaKey || (altKey && !onApple) ? undefined : key
}

/** Whether a key empties the cell that has the focus. */
export function isClearing({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return (key === 'Delete' || key === 'Backspace') && !ctrlKey && !metaKey && !altKey && !shiftKey
}

/** What a text is after keys, and the key that ended it, if one did: what comes after that is not for it. */
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
 * The keys that are pressed in a cell after its editor was asked for, and before it has the focus: somebody who types
 * figure after figure does not wait for a field to be drawn, or loaded.
 */
export class KeysAhead {
  #cell: HTMLElement | null = null
  #keys: TypedKey[] = []

  /** An editor is on its way to a cell. */
  begin(cell: HTMLElement): void {
    this.#cell = cell
    this.#keys = []
  }
  isFor(cell: HTMLElement): boolean {
    return this.#cell === cell
  }
  /** Whether a key was for the editor that is on its way: a character, or what corrects or ends the entry. */
  add(event: PressedKey, cell: HTMLElement): boolean {
    if (!this.isFor(cell)) return false
    const { key, shiftKey } = event
    const isFor = typedCharacter(event) !== undefined || /^(Backspace|Enter|Tab)$/.test(key)
    if (isFor) this.#keys.push({ key, shiftKey })
    return isFor
  }
  /** What was pressed, for the editor: it has the focus, and hears the next key itself. */
  readonly take = (): readonly TypedKey[] => {
    const keys = this.#keys
    this.end()
    return keys
  }
  /** No editor is on its way any more; whether one was. */
  end(): boolean {
    const wasOn = this.#cell !== null
    this.#cell = null
    this.#keys = []
    return wasOn
  }
}
