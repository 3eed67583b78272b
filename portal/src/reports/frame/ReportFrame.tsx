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

/** What the client tells of a report. */
export type ReportEventName =
  | 'loaded'
  | 'rendered'
  | 'pageChanged'
  | 'filtersApplied'
  | 'bookmarkApplied'
  | 'error'

/** How the report is shown first. */
export interface StartView {
  /** Key of the page. */
  page?: string | undefined
  /** State of a bookmark; says the page and the filters, too. */
  state?: string | undefined
  filters?: readonly ReportFilter[]
}

export interface ReportFrameProps {
  /** Address and first token. The token is replaced by `setAccessToken` of the report. */
  embed: Schemas['ReportEmbed']
  /** Name of the frame: that of the report. */
  title: string
  /** Height in CSS pixels that the author wants; null fits it to the window. A page that tells its own height is given that. @default null */
  height?: number | null
  /** Width in CSS pixels that the author wants, where there is room for it; null takes all of it. @default null */
  width?: number | null
  /** How it is shown first; later changes are the caller's, by the report. */
  start: StartView
  /** Told of the report as soon as it can be asked. Keep it stable. */
  onReport: (report: Report) => void
  /** Told of what happens in it, whichever way. */
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

/** TokenType.Embed and TokenType.Aad of powerbi-models: their enumerations would bring all of its checks along. */
const embedToken = { tokenType: 1 } as object as Pick<IReportEmbedConfiguration, 'tokenType'>

/** A report in a frame with a name, that the keyboard can pass by. */
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
  // The client embeds anew whenever its configuration is another one: it is written once.
  const [config] = useState<IReportEmbedConfiguration>(() => ({
    type: 'report',
    id: embed.reportKey,
    // It cannot be guessed: without it no event reaches the client.
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
      // The tabs are the viewer's.
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
  // The configuration says the first one.
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
            // Not one of the events that the client knows: it passes it on to the element all the same.
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
