import type { RefObject } from 'react'
import { stepFrom, type PdfTarget } from './links.ts'
import type { OpenPdf } from './openPdf.ts'
import type { ViewHandle } from './PageList.tsx'

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value

/** The page of a destination, from 1, and how far down it lies as a fraction of the page's height. */
async function placeOf({ proxy }: OpenPdf, destination: string | readonly unknown[]) {
  const explicit: unknown =
    typeof destination === 'string' ? await proxy.getDestination(destination) : destination
  if (!Array.isArray(explicit)) return undefined
  const [reference, kind, ...numbers] = explicit as unknown[]
  const index = isReference(reference)
    ? await proxy.getPageIndex(reference)
    : typeof reference === 'number'
      ? reference
      : undefined
  if (index === undefined || index < 0 || index >= proxy.numPages) return undefined
  const name: unknown = typeof kind === 'object' && kind !== null && 'name' in kind ? kind.name : undefined
  const top = name === 'XYZ' ? numbers[1] : name === 'FitH' || name === 'FitBH' ? numbers[0] : undefined
  if (typeof top !== 'number') return { page: index + 1, share: 0 }
  const viewport = (await proxy.getPage(index + 1)).getViewport({ scale: 1 })
  const [, y = 0] = viewport.convertToViewportPoint(0, top) as number[]
  return { page: index + 1, share: Math.min(1, Math.max(0, y / viewport.height)) }
}

/** Follows links and bookmarks to their place in the document. Does nothing if the place does not exist. */
export function useFollow(document: OpenPdf, page: number, view: RefObject<ViewHandle | null>) {
  return (target: PdfTarget) => {
    if (target.kind === 'step') view.current?.goTo(stepFrom(page, document.info.pages, target.step))
    if (target.kind !== 'inside') return
    placeOf(document, target.destination).then(
      place => {
        if (!place) return
        view.current?.goTo(place.page, place.share)
        view.current?.focus()
      },
      () => undefined,
    )
  }
}
