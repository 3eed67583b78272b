import { http, HttpResponse } from 'msw'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

const productPaths = /^\/(api|identity|health|settings\.json|sso)(\/|$)/

/** Where msw looks for its worker. */
const script = '/mockServiceWorker.js'
/** Milliseconds after which no worker will claim this window: a hard reload bypasses all workers. */
const longest = 5000

/**
 * Waits until the worker controls this window. Otherwise msw reloads a window without a controller while the page
 * already has a worker, as when two frames start before the first worker claims them: a story being drawn there would
 * never finish.
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

/** Every list requests saved views, whatever its story is about: there are none unless a story adds some. */
const noOwnViews = http.get('/api/portal/v1/ListViews', () => HttpResponse.json({ value: [] }))

/**
 * Starts the service worker that mocks the services in stories. A request that no story handles is an error: a story
 * never reaches real services, and never works merely because a server happens to run.
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
