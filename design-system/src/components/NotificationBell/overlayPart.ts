import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** The part that the bell opens. */
export const overlayPart = lazyPart(() => import('./NotificationOverlay.tsx'))
