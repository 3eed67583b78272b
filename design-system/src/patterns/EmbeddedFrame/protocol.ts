/**
 * The messages between a page of the portal and an embedded application. `SPEC.md` documents the same for authors of
 * embedded applications.
 */
export const protocolVersion = 1

/** What the application needs to know about the reader. Sent after its `parvis:ready`, and again on every change. */
export interface FrameSession {
  /** Access token. Never part of an address. */
  token: string
  locale: string
  theme: string
}

/** From the portal to the application. */
export type ParentMessage =
  | ({ type: 'parvis:session' } & FrameSession)
  | { type: 'parvis:unsupported'; version: number }

/** From the application to the portal. */
export type ChildMessage =
  | { type: 'parvis:ready'; version: number }
  /** The application refuses to be shown to this reader. */
  | { type: 'parvis:refused'; reason: string }
  | { type: 'parvis:height'; height: number }
  | { type: 'parvis:title'; title: string }
  | { type: 'parvis:navigate'; path: string }

/** Limits of a frame's height, in CSS px. */
export const frameHeight = { min: 160, max: 30_000 } as const
const maxText = 300
const maxPath = 2000

/** The origin of an http(s) address without credentials; undefined for any other. */
export function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.origin : undefined
}

/**
 * The origin that a frame may load an address from: the address's own, if it is listed. Whole origins are compared
 * (scheme, host and port), so neither a prefix nor a subdomain of a listed one passes.
 * @returns the origin, or undefined when the address may not be embedded
 */
export function allowedOrigin(address: string, allowed: readonly string[]): string | undefined {
  const origin = originOf(address)
  return origin !== undefined && allowed.some(entry => originOf(entry) === origin) ? origin : undefined
}

/** Whether a path stays inside the portal, however a browser parses it. */
export function isInnerPath(path: string): boolean {
  if (path.length > maxPath || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return false
  const base = 'https://portal.invalid'
  if (!URL.canParse(path, base)) return false
  const url = new URL(path, base)
  // Also after dot segments are removed: "/.//evil.example" becomes "//evil.example".
  return url.origin === base && !url.pathname.startsWith('//') && !path.startsWith('//')
}

const cleanText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, maxText)
    : undefined

/**
 * Parses a message from an application. Anything that is not exactly a message of the protocol is ignored, because
 * other libraries post messages to the same window.
 */
export function readChildMessage(data: unknown): ChildMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const value = (key: string): unknown => (Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined)
  switch (data.type) {
    case 'parvis:ready': {
      const version = value('version')
      return typeof version === 'number' && Number.isInteger(version) && version > 0
        ? { type: 'parvis:ready', version }
        : undefined
    }
    case 'parvis:refused':
      return { type: 'parvis:refused', reason: cleanText(value('reason')) ?? '' }
    case 'parvis:height': {
      const height = value('height')
      if (typeof height !== 'number' || !Number.isFinite(height) || height < 0) return undefined
      return {
        type: 'parvis:height',
        height: Math.round(Math.min(frameHeight.max, Math.max(frameHeight.min, height))),
      }
    }
    case 'parvis:title': {
      const title = cleanText(value('title'))
      return title === undefined || title === '' ? undefined : { type: 'parvis:title', title }
    }
    case 'parvis:navigate': {
      const path = value('path')
      return typeof path === 'string' && isInnerPath(path) ? { type: 'parvis:navigate', path } : undefined
    }
    default:
      return undefined
  }
}

/** The parts of a message event that identify its sender. */
export interface Sender {
  origin: string
  source: unknown
}

/** Whether a message comes from the frame's window and from the origin that it was loaded from. */
export function isFromFrame(event: Sender, frame: unknown, origin: string): boolean {
  return frame !== null && frame !== undefined && event.source === frame && event.origin === origin
}

/** The answer to `parvis:ready`. */
export function answerReady(version: number, session: FrameSession): ParentMessage {
  return version === protocolVersion
    ? { type: 'parvis:session', ...session }
    : { type: 'parvis:unsupported', version: protocolVersion }
}
