import type { FolderTreeProps } from './folderProps.js';
import type { FolderItem } from './folderTypes.js';
export type { TreeMove } from '../../internal/treeModel/treeMoves.js';
export type { FolderTreeProps } from './folderProps.js';
export { folderKinds, folderSelectionModes, folderTreeStatuses } from './folderTypes.js';
export type { FolderAction, FolderBadge, FolderItem, FolderKind, FolderSelectionMode, FolderTreeStatus, FurtherFolders, } from './folderTypes.js';
/** A tree of any number of entries to filter, open, select, rename, move and act on. One tab stop with arrow keys. */
export declare function FolderTree<Item extends FolderItem>(props: FolderTreeProps<Item>): string | number | bigint | boolean | import("react").JSX.Element | Iterable<import("react").ReactNode> | Promise<string | number | bigint | boolean | Iterable<import("react").ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
