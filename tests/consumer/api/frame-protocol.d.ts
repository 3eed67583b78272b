/**
 * The messages between a page of the portal and an embedded application. `SPEC.md` documents the same for authors of
 * embedded applications.
 */
export declare const protocolVersion = 1;
/** What the application needs to know about the reader. Sent after its `parvis:ready`, and again on every change. */
export interface FrameSession {
    /** Access token. Never part of an address. */
    token: string;
    locale: string;
    theme: string;
}
/** From the portal to the application. */
export type ParentMessage = ({
    type: 'parvis:session';
} & FrameSession) | {
    type: 'parvis:unsupported';
    version: number;
};
/** From the application to the portal. */
export type ChildMessage = {
    type: 'parvis:ready';
    version: number;
}
/** The application refuses to be shown to this reader. */
 | {
    type: 'parvis:refused';
    reason: string;
} | {
    type: 'parvis:height';
    height: number;
} | {
    type: 'parvis:title';
    title: string;
} | {
    type: 'parvis:navigate';
    path: string;
};
/** Limits of a frame's height, in CSS px. */
export declare const frameHeight: {
    readonly min: 160;
    readonly max: 30000;
};
/** The origin of an http(s) address without credentials; undefined for any other. */
export declare function originOf(address: string): string | undefined;
/**
 * The origin that a frame may load an address from: the address's own, if it is listed. Whole origins are compared
 * (scheme, host and port), so neither a prefix nor a subdomain of a listed one passes.
 * @returns the origin, or undefined when the address may not be embedded
 */
export declare function allowedOrigin(address: string, allowed: readonly string[]): string | undefined;
/** Whether a path stays inside the portal, however a browser parses it. */
export declare function isInnerPath(path: string): boolean;
/**
 * Parses a message from an application. Anything that is not exactly a message of the protocol is ignored, because
 * other libraries post messages to the same window.
 */
export declare function readChildMessage(data: unknown): ChildMessage | undefined;
/** The parts of a message event that identify its sender. */
export interface Sender {
    origin: string;
    source: unknown;
}
/** Whether a message comes from the frame's window and from the origin that it was loaded from. */
export declare function isFromFrame(event: Sender, frame: unknown, origin: string): boolean;
/** The answer to `parvis:ready`. */
export declare function answerReady(version: number, session: FrameSession): ParentMessage;
