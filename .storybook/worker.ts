import { setupWorker, type SetupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'

const productPaths = /^\/(api|identity|health|settings\.json|sso)(\/|$)/

/**
 * Starts the service worker that answers for the services in stories. A call of the product that no story answers is
 * an error: a story never reaches real services, and never looks loaded because a server happened to run.
 */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
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
