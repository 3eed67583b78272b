import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import type { ElementProps } from '../elementProps.ts'
import { given } from '../given.ts'
import * as styles from './foldingSection.css.ts'

/** A collapsible section: the text of its button, and its content. */
export interface FoldingContent {
  /** Title of the section. */
  title: string
  /** A second line below the title. */
  description?: string
  /** Beside the title: a badge, "3 fichiers". Nothing interactive. */
  aside?: ReactNode
  children: ReactNode
  /** The id of its title in the document, for addresses with `#…`. */
  anchor?: string
  /** Why it cannot be opened; disables it. */
  disabledReason?: string
}

export type HeadingLevel = 2 | 3 | 4

interface FoldingSectionProps extends ElementProps<HTMLDivElement>, FoldingContent {
  /** On the page, as a row of several, or as a card. */
  look: 'quiet' | 'row' | 'card'
  /** Level of the title in the page's outline. Without it the title is not a heading. */
  level: HeadingLevel | undefined
  id?: string | undefined
  isExpanded?: boolean | undefined
  defaultExpanded?: boolean | undefined
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined
}

/** A title that expands and collapses its content: alone (`Disclosure`) or as one of several (`Accordion`). */
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
  // The text beside the title describes the button but is not part of its name. The whole header can be clicked.
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
