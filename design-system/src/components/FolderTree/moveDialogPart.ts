import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** Where entries go: asked by who moves them without dragging. */
export const moveDialogPart = lazyPart(() => import('./MoveDialog.tsx'))
