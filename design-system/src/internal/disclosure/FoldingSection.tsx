import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import type { ElementProps } from '../elementProps.ts'
import { given } from '../given.ts'
import * as styles from './foldingSection.css.ts'

/** What may be folded away: the words of its button and what is behind it. */
export interface FoldingContent {
  /** What is behind it, in words. */
  title: string
  /** A second line under the title. */
  description?: string
  /** Beside the title, never something to press: a badge, "3 fichiers". */
  aside?: ReactNode
  children: ReactNode
  /** Where an address with `#…` leads to: the id of its title in the document. */
  anchor?: string
  /** Why it cannot be opened; disables it. */
  disabledReason?: string
}

export type HeadingLevel = 2 | 3 | 4

interface FoldingSectionProps extends ElementProps<HTMLDivElement>, FoldingContent {
  /** On the page, as a row of many, or as a card of its own. */
  look: 'quiet' | 'row' | 'card'
  /** Level of the title in the page's outline; without one it is no heading. */
  level: HeadingLevel | undefined
  id?: string | undefined
  isExpanded?: boolean | undefined
  defaultExpanded?: boolean | undefined
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
}

/** A title that opens and closes what is behind it: alone (`Disclosure`) or as a row of many (`Accordion`). */
export function FoldingSection({
  title,
  description,
  aside,
  children,
  anchor,
  disabledReason,
  look,
  level,
  ...state
}: FoldingSectionProps) {
  const id = useId()
  const isDisabled = disabledReason !== undefined
  const second = disabledReason ?? description
  const describedBy = [second !== undefined && `${id}second`, aside !== undefined && `${id}aside`].filter(
    Boolean,
  )
  // The words beside the title describe the button and are none of its name; the whole head is pressed with it.
  const button = (
    <Button
      slot="trigger"
      className={styles.trigger}
      {...given({ 'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined })}
    >
      {title}
    </Button>
  )
  return (
    <Disclosure {...given(state)} isDisabled={isDisabled} className={styles.section[look]}>
      <div className={styles.head[look]} {...given({ id: anchor })}>
        <ChevronRight aria-hidden size="1.125rem" className={styles.chevron} />
        <div className={styles.words}>
          <div className={styles.line}>
            {level === undefined ? (
              <div className={styles.title[look]}>{button}</div>
            ) : (
              <Heading level={level} className={styles.title[look]}>
                {button}
              </Heading>
            )}
            {aside !== undefined && (
              <div id={`${id}aside`} className={styles.aside}>
                {aside}
              </div>
            )}
          </div>
          {second !== undefined && (
            <div id={`${id}second`} className={styles.second}>
              {second}
            </div>
          )}
        </div>
      </div>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content[look]}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
