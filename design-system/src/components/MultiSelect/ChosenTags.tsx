import { X } from 'lucide-react'
import { use, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import type { Option } from '../../internal/list/Option.tsx'
import { media } from '../../tokens/media.ts'
import { messages } from './MultiSelect.messages.ts'
import * as styles from './MultiSelect.css.ts'

interface ChosenTagsProps {
  chosen: readonly Option[]
  /** The field's label. */
  label: string | undefined
  onRemove: ((ids: ReadonlySet<string>) => void) | undefined
  /** Whether all tags are shown even where there is little room. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  ref: Ref<HTMLDivElement>
}

/** Maximum number of tags in the field; the rest is shown as a count. */
const room = { narrow: 2, wide: 12 }

/** The selected options as tags. Arrow keys move between them, and Delete removes one. */
export function ChosenTags(props: ChosenTagsProps) {
  // React Aria builds the options from a hidden second copy of the combo box's content, and tags are not options.
  return use(ComboBoxStateContext) === null || props.chosen.length === 0 ? null : <Tags {...props} />
}

function Tags({ chosen, label, onRemove, isWhole, onWhole, ref }: ChosenTagsProps) {
  const t = useMessages(messages)
  const limit = useMediaQuery(media.small) ? room.wide : room.narrow
  const rest = isWhole ? 0 : Math.max(0, chosen.length - limit)
  return (
    <div ref={ref} className={styles.chosen}>
      <TagGroup
        aria-label={label === undefined ? t('chosenUnnamed') : t('chosen', { field: label })}
        {...(onRemove && { onRemove: keys => onRemove(new Set([...keys].map(String))) })}
        className={styles.group}
      >
        <TagList items={rest > 0 ? chosen.slice(0, limit) : chosen} className={styles.tags}>
          {option => (
            <Tag id={option.id} textValue={option.label} className={styles.tag}>
              {option.icon != null && (
                <span aria-hidden className={styles.icon}>
                  {option.icon}
                </span>
              )}
              <span className={styles.words}>{option.label}</span>
              {/* Delete removes a focused tag, so the buttons are no tab stops: the way to the input stays short. */}
              {onRemove && (
                <Button slot="remove" excludeFromTabOrder aria-label={t('remove')} className={styles.remove}>
                  <X aria-hidden size={14} />
                </Button>
              )}
            </Tag>
          )}
        </TagList>
      </TagGroup>
      {(rest > 0 || (isWhole && chosen.length > limit)) && (
        <Button slot={null} aria-expanded={isWhole} onPress={() => onWhole(!isWhole)} className={styles.rest}>
          {isWhole ? t('fewer') : `+${t('rest', { count: rest })}`}
        </Button>
      )}
    </div>
  )
}

/** Whether all tags are shown. */
export function useWholeTags() {
  return useState(false)
}
