import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton'
import type { ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { button, content } from '../Button/Button.css.ts'
import type { ButtonSize } from '../Button/Button.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as styles from './ToggleButton.css.ts'

interface ToggleButtonBase extends ElementProps<HTMLButtonElement> {
  /** Whether it is on. Makes it controlled. */
  isSelected?: boolean
  /** Whether it is on at first. @default false */
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Size of the button. @default 'medium' */
  size?: ButtonSize
  /** @default false */
  isDisabled?: boolean
  /** Id of an element that describes it, for example why it is disabled. */
  'aria-describedby'?: string
}

/** Text, with or without an icon, or an icon alone with a `label`. */
export type ToggleButtonProps = ToggleButtonBase &
  (
    | { children: ReactNode; icon?: ReactNode; label?: never }
    | { children?: never; icon: ReactNode; label: string }
  )

/** A button that is on or off. Its text stays the same; the state is conveyed separately. */
export function ToggleButton({ children, icon, label, size, onChange, ...rest }: ToggleButtonProps) {
  const toggle = (
    <AriaToggleButton
      {...rest}
      {...given({ onChange, 'aria-label': label })}
      className={`${button({ size })} ${styles.toggle} ${label === undefined ? '' : styles.square}`}
    >
      <span className={content}>
        {icon}
        {children}
      </span>
    </AriaToggleButton>
  )
  return label === undefined ? toggle : <Tooltip text={label}>{toggle}</Tooltip>
}
