import { http, HttpResponse } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

const productPaths = /^\/(api|identity|health|settings\.json|sso)(\/|$)/

/** Where msw looks for its worker. */
const script = '/mockServiceWorker.js'
/** Milliseconds after which no worker claims this window any more: it was loaded past all workers, by a hard reload. */
const longest = 5000

/**
 * Until the worker answers for this window. msw reloads a window that has none of its own while the page already has one,
 * as when two frames begin at once before the first worker claims them: a story that is being drawn there never ends.
 */
export async function answeredFor(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller !== null) return
  const claimed = new Promise(resolve => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, longest)
  })
  await serviceWorker.register(script)
  await claimed
}

/** Asked by lists whatever their story is about: nobody keeps views of their own unless a story says so. */
const noOwnViews = http.get('/api/portal/v1/ListViews', () => HttpResponse.json({ value: [] }))

/**
 * Starts the service worker that answers for the services in stories. A call of the product that no story answers is
 * an error: a story never reaches real services, and never looks loaded because a server happened to run.
 */
export async function startWorker(): Promise<SetupWorker> {
  await answeredFor()
  const worker = setupWorker(noOwnViews)
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const url = new URL(frame.data.request.url)
      if (url.origin !== location.origin || productPaths.test(url.pathname)) defaults.error()
    },
  })
  return worker
}
