import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** What the bell opens. */
export const overlayPart = lazyPart(() => import('./NotificationOverlay.tsx'))
