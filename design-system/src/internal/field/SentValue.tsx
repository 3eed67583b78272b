interface SentValueProps {
  /** Key of the value in its form; without one nothing is sent. */
  name: string | undefined
  value: string
  isDisabled?: boolean | undefined
}

/** What a form sends for a control that shows its value in other words, or is no input. */
export function SentValue({ name, value, isDisabled = false }: SentValueProps) {
  return name === undefined ? null : <input type="hidden" name={name} value={value} disabled={isDisabled} />
}
