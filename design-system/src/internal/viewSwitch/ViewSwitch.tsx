import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import * as styles from './viewSwitch.css.ts'

interface ViewSwitchProps<Name extends string> {
  /** What is being chosen: "View". */
  label: string
  views: readonly { name: Name; label: string; icon: LucideIcon }[]
  view: Name
  onChange: (view: Name) => void
  /** `small` goes beside a heading, `medium` beside fields and buttons. @default 'medium' */
  size?: 'small' | 'medium'
}

/** Switches between several views of the same content; one is always selected. */
export function ViewSwitch<Name extends string>({
  label,
  views,
  view,
  onChange,
  size = 'medium',
}: ViewSwitchProps<Name>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[view]}
      onSelectionChange={keys => {
        const next = views.find(({ name }) => keys.has(name))
        if (next) onChange(next.name)
      }}
      className={styles.views}
    >
      {views.map(({ name, label: words, icon: Icon }) => (
        <ToggleButton
          key={name}
          id={name}
          className={styles.view[size]}
          // When pressed from outside, React Aria would focus the previously focused button.
          onPress={({ target }) => target instanceof HTMLElement && target.focus()}
        >
          <Icon aria-hidden size={16} />
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
