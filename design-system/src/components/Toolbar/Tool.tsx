import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useMessages } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { Waiting } from '../../internal/waiting/Waiting.tsx'
import { pending } from '../Button/Button.css.ts'
import { messages } from '../Button/Button.messages.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import * as styles from './Toolbar.css.ts'
import { isToggle, type ToolbarItem, type toolbarLooks } from './toolbarItems.ts'

interface ToolProps {
  item: ToolbarItem
  look: (typeof toolbarLooks)[number]
}

const isIconAlone = ({ item, look }: ToolProps) => look === 'icons' && item.icon !== undefined

export function Words({ item, look }: ToolProps) {
  return (
    <>
      {item.icon}
      {!isIconAlone({ item, look }) && <span>{item.label}</span>}
    </>
  )
}

/** A disabled tool can be focused but does nothing; a tooltip and its description say why. */
export function Tool({ item, look }: ToolProps) {
  const t = useMessages(messages)
  const id = useId()
  const { label, disabledReason } = item
  const isDisabled = disabledReason !== undefined
  const isAlone = isIconAlone({ item, look })
  const tip = [isAlone && label, disabledReason].filter(Boolean).join('\u00a0– ')
  const place = {
    className: styles.tool,
    ...given({ 'aria-label': isAlone ? label : undefined, 'aria-describedby': isDisabled ? id : undefined }),
    ...(isDisabled && { 'aria-disabled': true }),
  }
  return (
    <>
      <Tooltip text={tip} isDisabled={tip === ''}>
        {isToggle(item) ? (
          <ToggleButton
            {...place}
            isSelected={item.isSelected}
            onChange={isSelected => !isDisabled && item.onChange(isSelected)}
          >
            <Words item={item} look={look} />
          </ToggleButton>
        ) : (
          <Button
            {...place}
            data-danger={item.isDanger ? '' : undefined}
            isPending={item.isPending ?? false}
            onPress={() => !isDisabled && item.onPress()}
          >
            <span className={styles.content}>
              <Words item={item} look={look} />
            </span>
            {item.isPending && <Waiting label={t('pending')} className={pending} />}
          </Button>
        )}
      </Tooltip>
      {isDisabled && (
        <span id={id} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}
