/**
 * What a page of the portal and an application embedded in it say to each other. `SPEC.md` is the same for the authors
 * of embedded applications.
 */
export declare const protocolVersion = 1;
/** What the application needs to know of the reader; sent after its `parvis:ready`, and again when it changes. */
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
/** It will not show itself to this reader. */
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
/** Heights that a frame may take, in CSS px. */
export declare const frameHeight: {
    readonly min: 160;
    readonly max: 30000;
};
/** The origin of an http(s) address without credentials, or nothing. */
export declare function originOf(address: string): string | undefined;
/**
 * The origin that a frame may load an address from: the address's own, if it is listed. Compared as whole origins —
 * scheme, host and port —, so that neither a prefix nor a subdomain of a listed one passes.
 * @returns the origin, or nothing when the address may not be embedded
 */
export declare function allowedOrigin(address: string, allowed: readonly string[]): string | undefined;
/** Whether a path leads to a place inside the portal, and nowhere else however a browser reads it. */
export declare function isInnerPath(path: string): boolean;
/**
 * Reads what an application sent. Whatever is not exactly a message of the protocol is nothing: other libraries post
 * messages to the same window.
 */
export declare function readChildMessage(data: unknown): ChildMessage | undefined;
/** A message event, as far as it decides who sent it. */
export interface Sender {
    origin: string;
    source: unknown;
}
/** Whether a message comes from the frame's window and from the origin that it was loaded from. */
export declare function isFromFrame(event: Sender, frame: unknown, origin: string): boolean;
/** What is answered to `parvis:ready`. */
export declare function answerReady(version: number, session: FrameSession): ParentMessage;
