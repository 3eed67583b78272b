import { newIdempotencyKey } from '@parvis/api-types/client'
import type { Schemas } from '@parvis/api-types/portal'
import { useLocale, useMessages } from '@parvis/design-system/i18n/useMessages'
import { Skippable } from '@parvis/design-system/Skippable'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { IReportEmbedConfiguration, Report } from 'powerbi-client'
import { PowerBIEmbed, type EventHandler } from 'powerbi-client-react'
import { useEffect, useRef, useState } from 'react'
import type { ReportFilter } from '../page/protocol/filters.ts'
import { heightOf, pageSized } from '../page/protocol/messages.ts'
import { clientFilters } from './client-filters.ts'
import { serviceFor } from './embed-service.ts'
import * as styles from './ReportFrame.css.ts'
import { messages } from './ReportFrame.messages.ts'

/** The events of the Power BI client. */
export type ReportEventName =
  | 'loaded'
  | 'rendered'
  | 'pageChanged'
  | 'filtersApplied'
  | 'bookmarkApplied'
  | 'error'

/** How the report is first shown. */
export interface StartView {
  /** Key of the page. */
  page?: string | undefined
  /** State of a bookmark, which includes the page and the filters. */
  state?: string | undefined
  filters?: readonly ReportFilter[]
}

export interface ReportFrameProps {
  /** The address and the first token. Replace the token later with the report's `setAccessToken`. */
  embed: Schemas['ReportEmbed']
  /** The title of the frame: the report's name. */
  title: string
  /**
   * The author's height in CSS pixels; null fits it to the window. A page that reports its own height gets that.
   * @default null
   */
  height?: number | null
  /** The author's width in CSS pixels, where there is room for it; null uses the full width. @default null */
  width?: number | null
  /** The initial view; make later changes through the report. */
  start: StartView
  /** Called with the report as soon as it accepts requests. The function must be stable. */
  onReport: (report: Report) => void
  /** Called for each event, whatever causes it. */
  onEvent: (name: ReportEventName, detail: unknown) => void
}

const eventNames: readonly ReportEventName[] = [
  'loaded',
  'rendered',
  'pageChanged',
  'filtersApplied',
  'bookmarkApplied',
  'error',
]

/**
 * TokenType.Embed and TokenType.Aad of powerbi-models: importing the enumerations would include all of its validation.
 */
const embedToken = { tokenType: 1 } as object as Pick<IReportEmbedConfiguration, 'tokenType'>

/** An embedded report in a titled frame that keyboard users can skip. */
export function ReportFrame(props: ReportFrameProps) {
  const { embed, title, height = null, width = null, start, onReport, onEvent } = props
  const language = useLocale()
  const t = useMessages(messages)
  const report = useRef<Report>(undefined)
  const [drawn, setDrawn] = useState<number>()
  const told = useRef(onEvent)
  useEffect(() => {
    told.current = onEvent
  }, [onEvent])
  // The client embeds again whenever its configuration changes, so it is created only once.
  const [config] = useState<IReportEmbedConfiguration>(() => ({
    type: 'report',
    id: embed.reportKey,
    // Unguessable; without it, no event reaches the client.
    uniqueId: newIdempotencyKey(),
    embedUrl: embed.embedUrl,
    accessToken: embed.accessToken,
    ...embedToken,
    ...(embed.groupKey === null ? {} : { groupId: embed.groupKey }),
    ...(start.state === undefined ? {} : { bookmark: { state: start.state } }),
    ...(start.page === undefined ? {} : { pageName: start.page }),
    ...(start.filters?.length ? { filters: clientFilters(start.filters) } : {}),
    settings: {
      localeSettings: { language, formatLocale: language },
      // The viewer has its own tabs.
      panes: { pageNavigation: { visible: false }, filters: { visible: false } },
    },
  }))
  const [handlers] = useState(
    () =>
      new Map<string, EventHandler>(
        eventNames.map(name => [
          name,
          event => told.current(name, (event as CustomEvent | undefined)?.detail),
        ]),
      ),
  )
  useEffect(() => {
    report.current?.setComponentTitle(title)
  }, [title])
  // The configuration already has the first language.
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    report.current
      ?.updateSettings({ localeSettings: { language, formatLocale: language } })
      .catch(() => undefined)
  }, [language])
  const shownHeight = drawn ?? height
  return (
    <Skippable label={t('skip', { title })}>
      <div
        className={styles.place}
        style={assignInlineVars({
          [styles.width]: width === null ? 'none' : `${width}px`,
          [styles.height]: shownHeight === null ? 'max(28rem, 72vh)' : `${shownHeight}px`,
        })}
      >
        <PowerBIEmbed
          embedConfig={config}
          eventHandlers={handlers}
          cssClassName={styles.frame}
          service={serviceFor(embed.embedUrl)}
          getEmbeddedComponent={component => {
            const embedded = component as Report
            report.current = embedded
            embedded.setComponentTitle(title)
            // The client does not know this event but still dispatches it on the element.
            embedded.element.addEventListener(pageSized, event =>
              setDrawn(heightOf((event as CustomEvent).detail)),
            )
            onReport(embedded)
          }}
        />
      </div>
    </Skippable>
  )
}
