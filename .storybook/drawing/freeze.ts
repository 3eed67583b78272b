/** Converts a running document to static elements. */

/** Scripts, live regions, and Storybook's elements around a story. */
const leftOut =
  'script, noscript, link[rel="modulepreload"], [data-live-announcer], .sb-wrapper, #storybook-docs, #storybook-highlights-root'

/** Stops all motion; elements that animate in are in their final state. */
export const still =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

/** A canvas as an image, or an empty one if the browser refuses to export it. */
function paintedAs(source: HTMLCanvasElement): string {
  try {
    return source.toDataURL()
  } catch {
    return ''
  }
}

function copyOfPicture(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  if (canvas.width === 0) return ''
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return paintedAs(canvas)
}

/**
 * Copies visible state that is not in the attributes. The elements are from another window, so `instanceof` does not
 * recognise them.
 */
function keepState(original: Element, copy: Element): void {
  const { scrollTop, scrollLeft } = original
  if (scrollTop !== 0 || scrollLeft !== 0)
    copy.setAttribute('data-scrolled', `${String(scrollLeft)} ${String(scrollTop)}`)
  switch (original.localName) {
    case 'input': {
      const field = original as HTMLInputElement
      if (field.type !== 'file') copy.setAttribute('value', field.value)
      copy.toggleAttribute('checked', field.checked)
      break
    }
    case 'textarea':
      copy.textContent = (original as HTMLTextAreaElement).value
      break
    case 'option':
      copy.toggleAttribute('selected', (original as HTMLOptionElement).selected)
      break
    case 'style': {
      const rules = (original as HTMLStyleElement).sheet?.cssRules ?? []
      copy.textContent = Array.from(rules, rule => rule.cssText).join('\n')
      break
    }
    case 'img': {
      const picture = original as HTMLImageElement
      // Nothing mocks the services once the story is gone.
      if (/^(blob:|\/api\/)/.test(picture.getAttribute('src') ?? ''))
        copy.setAttribute('src', copyOfPicture(picture))
      break
    }
    case 'iframe': {
      const inner = (original as HTMLIFrameElement).contentDocument
      copy.removeAttribute('src')
      copy.setAttribute('srcdoc', inner === null ? '' : freeze(inner))
      break
    }
    case 'canvas': {
      const picture = copy.ownerDocument.createElement('img')
      for (const { name, value } of original.attributes) picture.setAttribute(name, value)
      picture.setAttribute('src', paintedAs(original as HTMLCanvasElement))
      copy.replaceWith(picture)
      break
    }
    default:
  }
}

/** The current document as HTML that needs no script. */
export function freeze(shown: Document): string {
  const root = shown.documentElement
  const copy = root.cloneNode(true) as HTMLElement
  const originals = [root, ...root.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  originals.forEach((original, at) => {
    const own = copies[at]
    if (own !== undefined) keepState(original, own)
  })
  for (const element of copy.querySelectorAll(leftOut)) element.remove()
  const style = shown.createElement('style')
  style.textContent = still
  copy.querySelector('head')?.append(style)
  return `<!doctype html>${copy.outerHTML}`
}

/** Restores the scroll positions in a document created by `freeze`. */
export function scrollAsFrozen(frozen: Document): void {
  for (const element of frozen.querySelectorAll('[data-scrolled]')) {
    const [left = 0, top = 0] = (element.getAttribute('data-scrolled') ?? '').split(' ').map(Number)
    element.scrollLeft = left
    element.scrollTop = top
  }
}
