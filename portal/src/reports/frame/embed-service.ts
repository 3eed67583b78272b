import { factories, Report, service, type Embed } from 'powerbi-client'

type EmbedConfig = NonNullable<Parameters<service.Service['embed']>[1]>

/**
 * Microsoft's service as it is, but for three things.
 *
 * It refuses every address that is not Microsoft's, when it makes the frame; a frame that it is given it takes. So the
 * frame of our own report page is made here. And it sends its messages, tokens among them, to whatever stands in the
 * frame; here only to the origin that was embedded. Last, it loads a report when its frame has come and does not hear when
 * that is refused, for example because the reader leaves meanwhile: the event `error` tells it, and nothing is left
 * unhandled.
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
    // Before it stands in the page: an empty frame would be the first that has loaded.
    frame.src = `${embedUrl}&uid=${encodeURIComponent(uniqueId)}`
    const report = new Report(this, element, config, false, false, frame)
    holder.powerBiEmbed = report
    this.addOrOverwriteEmbed(report, element)
    element.replaceChildren(frame)
    return heard(report)
  }
}

/** Takes up what `load` rejects with, once for each report. */
function heard(report: Embed): Embed {
  if (Object.hasOwn(report, 'load')) return report
  const load = report.load.bind(report)
  report.load = isPhased => load(isPhased).catch(() => undefined)
  return report
}

const services = new Map<string, service.Service>()

/** The service for an address, one for each origin: what listens to messages cannot be made to stop. */
export function serviceFor(embedUrl: string): service.Service {
  const { origin } = new URL(embedUrl, location.origin)
  const known = services.get(origin) ?? new FrameService(origin)
  services.set(origin, known)
  return known
}
