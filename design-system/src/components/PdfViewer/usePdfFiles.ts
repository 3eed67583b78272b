import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../internal/files/saveFile.ts'
import type { OpenPdf } from './openPdf.ts'
import { pictureOf, printPages } from './printPages.ts'

/** Resolution of a saved picture, in pixels per point; an A4 page has 1190 × 1684. */
const pictureScale = 2

interface Printing {
  ready: number
  pages: number
}

/** Saves and prints an open document. `failure` is the most recent error. */
export function usePdfFiles(document: OpenPdf, fileName: string) {
  const [printing, setPrinting] = useState<Printing>()
  const [failure, setFailure] = useState<'notSaved' | 'notPrinted'>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const save = (make: () => Promise<[Blob, string]>) => {
    setFailure(undefined)
    make().then(
      ([file, name]) => saveFile(file, name),
      () => setFailure('notSaved'),
    )
  }
  const download = () =>
    save(async () => {
      const bytes = (await document.proxy.getData()) as Uint8Array<ArrayBuffer>
      return [new Blob([bytes], { type: 'application/pdf' }), fileName]
    })
  const savePicture = (page: number, rotation: number) =>
    save(async () => {
      const picture = await pictureOf(document, page, pictureScale, rotation)
      return [picture, `${fileName.replace(/\.pdf$/i, '')} ${String(page)}.png`]
    })
  const print = async (pages: readonly number[]) => {
    const controller = new AbortController()
    stop.current = controller
    setFailure(undefined)
    setPrinting({ ready: 0, pages: pages.length })
    try {
      await printPages(document, {
        pages,
        signal: controller.signal,
        onReady: ready => setPrinting({ ready, pages: pages.length }),
      })
    } catch {
      if (!controller.signal.aborted) setFailure('notPrinted')
    } finally {
      setPrinting(undefined)
    }
  }
  return {
    printing,
    failure,
    clearFailure: () => setFailure(undefined),
    download,
    savePicture,
    print,
    cancelPrinting: () => stop.current?.abort(),
  }
}
