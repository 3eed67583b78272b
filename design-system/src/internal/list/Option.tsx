import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import * as styles from './list.css.ts'

/** An option of a select or combo box. */
export interface Option {
  /** Unique in its list. It is the value of the field. */
  id: string
  label: string
  /** A second line: SIREN, e-mail address, explanation. */
  description?: string
  /** Other names that a pasted list may use: an e-mail address, a number. */
  names?: readonly string[]
  /** Decorative icon. */
  icon?: ReactNode
  /** Whether it cannot be chosen. @default false */
  isDisabled?: boolean
}

/** An option as a list box row: check mark, icon, label, second line. Both lines are part of its name (WCAG 2.5.3). */
export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={styles.option}
    >
      {option.icon != null && (
        <span aria-hidden className={styles.optionIcon}>
          {option.icon}
        </span>
      )}
      <span className={styles.optionWords}>
        {option.label}
        {option.description !== undefined && (
          <span className={styles.optionDescription}> {option.description}</span>
        )}
      </span>
      <Check aria-hidden size={16} className={styles.check} />
    </ListBoxItem>
  )
}
