import type { ElementProps } from '../../internal/elementProps.js';
import type { FieldBase } from '../../internal/field/fieldProps.js';
import { type UploadLimits } from './limits.js';
import { type CheckResult, type InitialUpload, type UploadItem, type UploadTransport } from './upload.js';
export interface FileUploadProps extends ElementProps<HTMLDivElement>, Omit<FieldBase, 'autoFocus' | 'onBlur'> {
    label: string;
    /** What files are taken; said before the reader chooses, checked before a byte is sent. */
    limits?: UploadLimits;
    /** How files are sent. Keep it stable. */
    transport: UploadTransport;
    /** Looks at a file before it is sent: a hash that finds it elsewhere, its first bytes. Rejects when it cannot. */
    check?: (file: File, signal: AbortSignal) => Promise<CheckResult>;
    /** What was on its way before the page was loaded again, or is kept already. What is added later joins the list. */
    initialItems?: readonly InitialUpload[];
    /** Called when a file comes, goes or enters another phase, not with each byte. */
    onChange?: (items: readonly UploadItem[]) => void;
    /** Called when the reader takes a file out of the list: what was kept of it may be thrown away. */
    onRemove?: (item: UploadItem) => void;
    /** How many are sent at the same time. @default 2 */
    atOnce?: number;
    /** Whole folders can be chosen and dropped: each of their files with its folder (`folderOf` in `upload`). @default false */
    takesFolders?: boolean;
    /** On a phone a picture can be taken with its camera. Where kinds of files are limited, `.jpg` has to be one. @default false */
    takesPhotos?: boolean;
    /** What has been sent leaves the list: the caller shows it elsewhere, and it counts no more. @default false */
    leavesWhenSent?: boolean;
}
/** Files that are sent: chosen, dropped or pasted, each with its progress and what can be done about it. */
export declare function FileUpload(props: FileUploadProps): import("react").JSX.Element;
