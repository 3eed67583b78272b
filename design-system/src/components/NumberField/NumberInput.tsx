import { use, useEffect, useEffectEvent, useState, type ClipboardEvent, type RefObject } from 'react'
import { Input, NumberFieldStateContext } from 'react-aria-components/NumberField'
import { regions } from '../../i18n/dates.ts'
import { parseNumber } from '../../i18n/parseNumber.ts'
import { useLocale } from '../../i18n/useMessages.ts'
import type { useNumberEntry } from './useNumberEntry.ts'

interface NumberInputProps {
  input: RefObject<HTMLInputElement | null>
  entry: ReturnType<typeof useNumberEntry>
  format: Intl.NumberFormatOptions
  /** Units that a pasted number may have around it. */
  units: readonly string[]
  canPaste: boolean
  className: string
}

const withoutUnits = (text: string, units: readonly string[]) =>
  units
    .reduce((rest, unit) => {
      if (rest.startsWith(unit)) return rest.slice(unit.length)
      return rest.endsWith(unit) ? rest.slice(0, -unit.length) : rest
    }, text.trim())
    .trim()

/**
 * The text of a number field. React Aria drops each key that its format has no place for, so that 2.5 typed on a French
 * keypad would be 25, and 1500.50 in a field for whole numbers 150050. Here the text stays as typed, and React Aria
 * receives the number that it means.
 */
export function NumberInput({ input, entry, format, units, canPaste, ...rest }: NumberInputProps) {
  const state = use(NumberFieldStateContext)
  const locale = useLocale()
  const [typed, setTyped] = useState<{ text: string; meant: string } | null>(null)

  /** The number of a text, exactly and in the reader's format. @returns null if it is not a number */
  const meaningOf = (text: string): string | null => {
    if (text.trim() === '') return ''
    const read = parseNumber(text, format, locale)
    const exact = { ...format, minimumFractionDigits: 0, maximumFractionDigits: 16 }
    return Number.isNaN(read) ? null : new Intl.NumberFormat(regions[locale], exact).format(read)
  }
  const type = (text: string) => {
    const meant = meaningOf(text) ?? ''
    entry.forget()
    setTyped({ text, meant })
    state?.setInputValue(meant)
  }
  const leave = () => {
    if (typed && meaningOf(typed.text) === null) entry.refuse(typed.text, true)
    setTyped(null)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // React Aria ignores a text that it cannot read.
    event.preventDefault()
    event.stopPropagation()
    const text = event.clipboardData.getData('text/plain').trim()
    if (!canPaste || text === '') return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const meant = meaningOf(before + withoutUnits(text, units) + value.slice(selectionEnd ?? value.length))
    if (meant === null) return entry.refuse(text, false)
    entry.forget()
    setTyped(null)
    state?.commit(meant)
  }

  // React Aria decides where a sign is allowed.
  const isAllowed = useEffectEvent(
    ({ data, inputType }: InputEvent) => inputType.startsWith('delete') || /^[\d.,\s]+$/.test(data ?? ''),
  )
  useEffect(() => {
    const box = input.current?.parentElement
    const listen = (event: InputEvent) => {
      if (isAllowed(event)) event.stopPropagation()
    }
    // Runs before React Aria's own listener, which would drop the key.
    box?.addEventListener('beforeinput', listen, { capture: true })
    return () => box?.removeEventListener('beforeinput', listen, { capture: true })
  }, [input])

  // Any other text of React Aria's is a number that was stepped or set meanwhile.
  const isTyping = typed !== null && state?.inputValue === typed.meant
  return (
    <Input
      {...rest}
      ref={input}
      value={(isTyping ? typed.text : entry.kept) ?? state?.inputValue ?? ''}
      onChange={event => type(event.target.value)}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Enter') leave()
      }}
      onPasteCapture={paste}
    />
  )
}
