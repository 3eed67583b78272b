import { useRouteError } from 'react-router'
import { Frame } from '../../layouts/RootLayout.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** Shown when the frame around all screens has failed. */
export function RouteErrorScreen() {
  const error = useRouteError()
  return (
    <Frame>
      <main>
        <ErrorScreen error={error} />
      </main>
    </Frame>
  )
}
