/** Makes a document of elements alone out of one that runs. */

/** What runs, what speaks, and what Storybook keeps around a story. */
const leftOut =
  'script, noscript, link[rel="modulepreload"], [data-live-announcer], .sb-wrapper, #storybook-docs, #storybook-highlights-root'

/** Nothing moves, and what comes in with a movement is there. */
export const still =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }'

/** A picture of what has been painted, or an empty one when the browser may not give it away. */
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

/** What an element shows that its attributes do not say. The elements are of another window: no `instanceof` knows them. */
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
      // Nobody answers for the services once the story is gone.
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

/** The document as it is now, in HTML that needs no script. */
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

/** Puts what was scrolled back to where it was, in a document that `freeze` has made. */
export function scrollAsFrozen(frozen: Document): void {
  for (const element of frozen.querySelectorAll('[data-scrolled]')) {
    const [left = 0, top = 0] = (element.getAttribute('data-scrolled') ?? '').split(' ').map(Number)
    element.scrollLeft = left
    element.scrollTop = top
  }
}
