import { folderOf } from '../../internal/files/folders.js';
import { handleOf, type FileHandle } from '../../internal/files/handles.js';
export { formatBytes } from './formats.js';
export { folderOf, handleOf, type FileHandle };
/** What a file upload is, without how it is sent: the transport is the caller's. */
/** Where a file is on its way. */
export declare const uploadPhases: readonly ['checking', 'queued', 'uploading', 'paused', 'offline', 'retrying', 'verifying', 'done', 'failed', 'duplicate', 'cancelled', 'refused', 
/** It was on its way before the page was loaded again, and the browser has not kept the file. */
'missing'];
export type UploadPhase = (typeof uploadPhases)[number];
/** What the transport tells of a file. `at`: when, in milliseconds of any clock that goes on; @default now. */
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
/** Everything was sent; the receiver looks whether it arrived whole. */
 | {
    kind: 'verifying';
} | {
    kind: 'done';
}
/** `reason`: a sentence in the reader's language. `canRetry`: @default true */
 | {
    kind: 'failed';
    reason: string;
    canRetry?: boolean;
}
/** The receiver has it already. `where`: in words, "Comptes 2026 / Liasse.pbix". */
 | {
    kind: 'duplicate';
    where: string;
};
/** What is sent. */
export interface UploadStart {
    id: string;
    file: File;
    /** More than 0 when it goes on where it stopped, before the page was loaded again. */
    sentBytes: number;
    /** The reader wants a link to where it is already: nothing of it is sent. @default false */
    isLink?: boolean;
}
/** A file on its way. */
export interface UploadHandle {
    pause: () => void;
    resume: () => void;
    /** Ends it; what was received may be thrown away. */
    cancel: () => void;
}
/** How files are sent. */
export interface UploadTransport {
    /** Begins to send. Tells how it goes until it is done, failed, duplicate or cancelled. */
    start: (upload: UploadStart, tell: (event: UploadEvent) => void) => UploadHandle;
}
/**
 * What a look at the file says before a byte is sent: a reason to refuse it, where it is already, or nothing. `link`: where the
 * transport can link to that instead, a sentence of what a link is.
 */
export type CheckResult = {
    refused: string;
} | {
    duplicate: string;
    link?: string;
} | null;
/** An upload that began before the page was loaded again. */
export interface InitialUpload {
    id: string;
    name: string;
    size: number;
    sentBytes: number;
    /** Where the browser has kept it; without it the reader is asked to choose it again. Where it is found later, it goes on by itself. */
    file?: File;
    /** Milliseconds since 1970: tells two files of one name and size apart. */
    lastModified?: number;
    /** The folder that it came with, if it is known. @default unknown */
    folder?: string;
    /** It had arrived. @default false */
    isDone?: boolean;
}
/** A file of the list. */
export interface UploadItem {
    id: string;
    name: string;
    /** The folder that it came with, `/` between its parts; '' for none. Undefined where nobody knows. */
    folder: string | undefined;
    /** Bytes. */
    size: number;
    lastModified: number | undefined;
    file: File | undefined;
    phase: UploadPhase;
    sentBytes: number;
    /** Bytes per second, once it is known. */
    rate: number | undefined;
    /** Where the rate was measured last. */
    measured: {
        at: number;
        sentBytes: number;
    } | undefined;
    /** Why it was refused or failed, or where it is already. */
    reason: string | undefined;
    /** What a link to where it is already would be, in a sentence; undefined where there can be none. */
    linkHelp: string | undefined;
    /** It is linked to where it is already, not sent. */
    isLink: boolean;
    canRetry: boolean;
    /** Paused while it is looked at: it waits for the reader once it has been. */
    isHeld: boolean;
}
/** Phases in which a transport is at work. */
export declare const isUnderWay: (phase: UploadPhase) => boolean;
/** Phases that a reader may stop. */
export declare const canPause: (phase: UploadPhase) => boolean;
export type UploadAction = {
    kind: 'add';
    items: readonly UploadItem[];
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
/** It is sent before all others that wait. */
 | {
    kind: 'first';
    id: string;
} | {
    kind: 'found';
    id: string;
    file: File;
};
/** The list of files after something happened. */
export declare function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[];
/** Seconds until a file has been sent at its rate; undefined while nobody knows. */
export declare function secondsLeft({ phase, size, sentBytes, rate }: UploadItem): number | undefined;
/** An upload that began before, as a file of the list. */
export declare function fromInitial(initial: InitialUpload): UploadItem;
/** A file that was just chosen. */
export declare function fromFile(id: string, file: File, refused: string | null): UploadItem;
/** Whether a file that was chosen is that of an item: name, size and, where they are known, folder and when it was changed. */
export declare function isSameFile(item: UploadItem, file: File): boolean;
