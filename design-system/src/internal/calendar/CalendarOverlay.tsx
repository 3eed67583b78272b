import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { GroupContext } from 'react-aria-components/Group'
import { LabelContext } from 'react-aria-components/Label'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { TextContext } from 'react-aria-components/Text'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useMediaQuery } from '../media/useMediaQuery.ts'
import * as overlay from '../overlay/overlay.css.ts'
import { messages } from './calendar.messages.ts'
import * as styles from './calendarOverlay.css.ts'

interface CalendarOverlayProps {
  /** An additional button at the bottom. */
  action?: ReactNode
  children: ReactNode
}

/**
 * The calendar of a picker: beside its field or, on a small screen, as a sheet at the bottom, where nothing is cut off
 * and thumbs can reach it.
 */
export function CalendarOverlay({ action, children }: CalendarOverlayProps) {
  const isSheet = useMediaQuery(styles.small)
  const t = useMessages(messages)
  if (!isSheet)
    return (
      <Popover className={styles.popover} offset={6} containerPadding={8}>
        <Dialog className={styles.dialog}>
          {children}
          {action != null && <div className={styles.foot}>{action}</div>}
        </Dialog>
      </Popover>
    )
  return (
    // A popover does not inherit the field's contexts, but in a sheet a label would be taken for the field's.
    <GroupContext.Provider value={null}>
      <LabelContext.Provider value={null}>
        <TextContext.Provider value={null}>
          <ModalOverlay isDismissable className={overlay.scrim}>
            <Modal className={styles.sheet}>
              <Dialog className={styles.dialog}>
                {({ close }) => (
                  <>
                    {children}
                    <div className={styles.foot}>
                      {action}
                      <span className={styles.close}>
                        <Button variant="quiet" size="small" onPress={close}>
                          {t('close')}
                        </Button>
                      </span>
                    </div>
                  </>
                )}
              </Dialog>
            </Modal>
          </ModalOverlay>
        </TextContext.Provider>
      </LabelContext.Provider>
    </GroupContext.Provider>
  )
}
