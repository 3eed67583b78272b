import { folderOf } from '../../internal/files/folders.js';
import { handleOf, type FileHandle } from '../../internal/files/handles.js';
export { formatBytes } from './formats.js';
export { folderOf, handleOf, type FileHandle };
/** What a file upload is, without how it is sent: the transport is the caller's. */
/** The phases of an upload. */
export declare const uploadPhases: readonly ['checking', 'queued', 'uploading', 'paused', 'offline', 'retrying', 'verifying', 'done', 'failed', 'duplicate', 'cancelled', 'refused', 
/** Started before a page reload, and the browser has not kept the file. */
'missing'];
export type UploadPhase = (typeof uploadPhases)[number];
/** An event of the transport. `at`: time in milliseconds of any monotonic clock; @default now. */
export type UploadEvent = {
    kind: 'progress';
    sentBytes: number;
    at?: number;
} | {
    kind: 'offline';
} | {
    kind: 'retrying';
    attempt: number;
}
/** Everything was sent, and the receiver checks that it arrived intact. */
 | {
    kind: 'verifying';
} | {
    kind: 'done';
}
/** `reason`: a sentence in the reader's language. `canRetry`: whether a retry may help; @default true */
 | {
    kind: 'failed';
    reason: string;
    canRetry?: boolean;
}
/** The receiver already has the file. `where`: its location as text, "Comptes 2026 / Liasse.pbix". */
 | {
    kind: 'duplicate';
    where: string;
};
/** The upload to start. */
export interface UploadStart {
    id: string;
    file: File;
    /** Bytes already sent; more than 0 when an upload resumes after a page reload. */
    sentBytes: number;
    /** The reader wants a link to the existing file, so no bytes are sent. @default false */
    isLink?: boolean;
}
/** Controls a running upload. */
export interface UploadHandle {
    pause: () => void;
    resume: () => void;
    /** Ends the upload. The receiver may discard what it got. */
    cancel: () => void;
}
/** Sends files. */
export interface UploadTransport {
    /** Starts an upload and emits events until it is done, failed, duplicate or cancelled. */
    start: (upload: UploadStart, tell: (event: UploadEvent) => void) => UploadHandle;
    /**
     * Called when the reader cancels or removes a file that is not being sent: one that failed, waits in the queue, or is
     * left from before a reload. Deletes what has arrived of it, if anything. Ids that are unknown or done are ignored.
     */
    discard?: (id: string) => void;
}
/**
 * The result of a check before anything is sent: a reason to refuse the file, the location of a duplicate, or null.
 * `link`: a sentence that explains what a link is, if the transport can link to the duplicate instead.
 */
export type CheckResult = {
    refused: string;
} | {
    duplicate: string;
    link?: string;
} | null;
/** An upload that started before a page reload. */
export interface InitialUpload {
    id: string;
    name: string;
    size: number;
    sentBytes: number;
    /** The browser's handle of the file. The upload resumes by itself if it still opens; without it the reader chooses again. */
    file?: File;
    /** Milliseconds since 1970. Distinguishes files with the same name and size. */
    lastModified?: number;
    /** The folder that the file was added with, if known. @default unknown */
    folder?: string;
    /** Whether the upload was complete. @default false */
    isDone?: boolean;
}
/** A file in the list. */
export interface UploadItem {
    id: string;
    name: string;
    /** The folder that the file was added with, separated by `/`; '' for none, undefined if unknown. */
    folder: string | undefined;
    /** Size in bytes. */
    size: number;
    lastModified: number | undefined;
    file: File | undefined;
    phase: UploadPhase;
    sentBytes: number;
    /** Bytes per second, once known. */
    rate: number | undefined;
    /** The last measurement of the rate. */
    measured: {
        at: number;
        sentBytes: number;
    } | undefined;
    /** Why the file was refused or failed, or where the duplicate is. */
    reason: string | undefined;
    /** A sentence that explains a link to the duplicate; undefined if linking is not possible. */
    linkHelp: string | undefined;
    /** Whether the file is linked to the duplicate instead of sent. */
    isLink: boolean;
    canRetry: boolean;
    /** Paused during its check: afterwards it waits for the reader to resume it. */
    isHeld: boolean;
}
/** Whether the transport is working on the file. */
export declare const isUnderWay: (phase: UploadPhase) => boolean;
/** Whether the reader can pause the file. */
export declare const canPause: (phase: UploadPhase) => boolean;
export type UploadAction = {
    kind: 'add';
    items: readonly UploadItem[];
}
/** Checks a file that the reader wants sent although it has not been checked. */
 | {
    kind: 'check';
    id: string;
} | {
    kind: 'checked';
    id: string;
    result: CheckResult;
} | {
    kind: 'begin';
    id: string;
} | {
    kind: 'event';
    id: string;
    event: UploadEvent;
    at: number;
} | {
    kind: 'pause' | 'resume' | 'cancel' | 'retry' | 'link';
    id: string;
} | {
    kind: 'remove';
    id: string;
}
/** Moves the file to the front of the queue. */
 | {
    kind: 'first';
    id: string;
} | {
    kind: 'found';
    id: string;
    file: File;
};
/** Reduces an action into the list of files. */
export declare function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[];
/** Seconds until a file is sent at its current rate; undefined if unknown. */
export declare function secondsLeft({ phase, size, sentBytes, rate }: UploadItem): number | undefined;
/** Turns an earlier upload into an item of the list. */
export declare function fromInitial(initial: InitialUpload): UploadItem;
/** Turns a newly chosen file into an item of the list. */
export declare function fromFile(id: string, file: File, refused: string | null): UploadItem;
/** Whether a chosen file belongs to an item: compares name, size and, if known, folder and modification time. */
export declare function isSameFile(item: UploadItem, file: File): boolean;
