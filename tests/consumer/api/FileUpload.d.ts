import type { ElementProps } from '../../internal/elementProps.js';
import type { FieldBase } from '../../internal/field/fieldProps.js';
import { type UploadLimits } from './limits.js';
import { type CheckResult, type InitialUpload, type UploadItem, type UploadTransport } from './upload.js';
export interface FileUploadProps extends ElementProps<HTMLDivElement>, Omit<FieldBase, 'autoFocus' | 'onBlur'> {
    label: string;
    /** Which files are accepted. Shown before the reader chooses and checked before anything is sent. */
    limits?: UploadLimits;
    /** Sends the files. Keep its identity stable. */
    transport: UploadTransport;
    /** Checks a file before it is sent, for instance its hash for duplicates or its first bytes. Rejects if it cannot. */
    check?: (file: File, signal: AbortSignal) => Promise<CheckResult>;
    /** Uploads started before a page reload, and files that are already stored. Items added later join the list. */
    initialItems?: readonly InitialUpload[];
    /** Called when a file is added or removed or changes its phase, but not on every progress event. */
    onChange?: (items: readonly UploadItem[]) => void;
    /** Called when the reader removes a file from the list; data kept for it may be discarded. */
    onRemove?: (item: UploadItem) => void;
    /** Maximum number of simultaneous uploads. @default 2 */
    atOnce?: number;
    /** Accepts whole folders; `folderOf` in `upload` gives the folder of each file. @default false */
    takesFolders?: boolean;
    /**
     * Offers to take a picture on phones. If `limits` restricts the extensions, it must include `.jpg`.
     * @default false
     */
    takesPhotos?: boolean;
    /** Removes sent files from the list and the limits, for callers that show them elsewhere. @default false */
    leavesWhenSent?: boolean;
}
/** Uploads files that are chosen, dropped or pasted, and shows progress and actions for each. */
export declare function FileUpload(props: FileUploadProps): import("react").JSX.Element;
