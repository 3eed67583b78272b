import { useState, type ComponentType } from 'react'

interface Field {
  value?: unknown
  onChange?: ((value: never) => void) | undefined
}

/** A component with its value held, as in a form; for stories. */
export function held<Props extends Field>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Held(props: Props) {
    const [value, setValue] = useState(props.value)
    const onChange = (next: never) => {
      setValue(next)
      props.onChange?.(next)
    }
    return <Component {...props} value={value} onChange={onChange} />
  }
}
