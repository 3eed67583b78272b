import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** The dialog for moving entries without dragging, loaded lazily. */
export const moveDialogPart = lazyPart(() => import('./MoveDialog.tsx'))
