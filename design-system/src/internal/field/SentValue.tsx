interface SentValueProps {
  /** Key of the value in its form; without it nothing is submitted. */
  name: string | undefined
  value: string
  isDisabled?: boolean | undefined
}

/** The value to submit for a control that shows it in another form or is not an input. */
export function SentValue({ name, value, isDisabled = false }: SentValueProps) {
  return name === undefined ? null : <input type="hidden" name={name} value={value} disabled={isDisabled} />
}
