import { factories, Report, service, type Embed } from 'powerbi-client'

type EmbedConfig = NonNullable<Parameters<service.Service['embed']>[1]>

/**
 * Microsoft's service with three changes.
 *
 * It refuses every address that is not Microsoft's when it creates the frame, but accepts a frame that it is given. So
 * the frame of our own report page is created here.
 *
 * It sends its messages, including tokens, to whatever the frame shows; here they go only to the embedded origin.
 *
 * It loads a report when its frame has loaded and ignores a rejection, for example when the reader leaves meanwhile.
 * The `error` event reports it, and no rejection is left unhandled.
 */
class FrameService extends service.Service {
  constructor(origin: string) {
    super(
      (...parts) => {
        const line = factories.hpmFactory(...parts)
        line.defaultTargetOrigin = origin
        return line
      },
      factories.wpmpFactory,
      factories.routerFactory,
    )
  }

  override embed(element: HTMLElement, config: EmbedConfig = {}): Embed {
    const holder = element as service.IPowerBiElement
    const { embedUrl = '', uniqueId = '' } = config
    const isOwn = new URL(embedUrl, location.origin).origin === location.origin
    if (!isOwn || holder.powerBiEmbed) return heard(super.embed(element, config))
    const frame = document.createElement('iframe')
    frame.allow = 'fullscreen'
    frame.referrerPolicy = 'same-origin'
    // Set before the frame is inserted: otherwise an empty frame would fire the first load event.
    frame.src = `${embedUrl}&uid=${encodeURIComponent(uniqueId)}`
    const report = new Report(this, element, config, false, false, frame)
    holder.powerBiEmbed = report
    this.addOrOverwriteEmbed(report, element)
    element.replaceChildren(frame)
    return heard(report)
  }
}

/** Handles a rejected `load`, once for each report. */
function heard(report: Embed): Embed {
  if (Object.hasOwn(report, 'load')) return report
  const load = report.load.bind(report)
  report.load = isPhased => load(isPhased).catch(() => undefined)
  return report
}

const services = new Map<string, service.Service>()

/** The service for an address, one per origin: its message listeners cannot be removed. */
export function serviceFor(embedUrl: string): service.Service {
  const { origin } = new URL(embedUrl, location.origin)
  const known = services.get(origin) ?? new FrameService(origin)
  services.set(origin, known)
  return known
}
