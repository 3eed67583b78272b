import { latePart } from '../../internal/loading/useLoadedPart.ts'

/** What the bell opens. */
export const overlayPart = latePart(() => import('./NotificationOverlay.tsx'))
