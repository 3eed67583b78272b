import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  answerReady,
  isFromFrame,
  protocolVersion,
  readChildMessage,
  type FrameSession,
  type ParentMessage,
} from './protocol.ts'

export type FrameState =
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'timeout' }
  | { name: 'refused'; reason: string }
  | { name: 'unsupported' }

export interface Handshake {
  frame: RefObject<HTMLIFrameElement | null>
  /** The only origin to exchange messages with. */
  origin: string
  session: FrameSession
  /** In ms. */
  timeout: number
  onTitle: ((title: string) => void) | undefined
  onNavigate: ((path: string) => void) | undefined
}

/**
 * Handles the application's messages: sends it the session when it is ready and whenever the session changes, and
 * detects a timeout.
 */
export function useHandshake({ frame, origin, session, timeout, onTitle, onNavigate }: Handshake) {
  const [state, setState] = useState<FrameState>({ name: 'starting' })
  const [height, setHeight] = useState<number | null>(null)
  const isReady = useRef(false)
  const { token, locale, theme } = session

  const post = useEffectEvent((message: ParentMessage) => {
    // The exact origin: if the frame has been navigated elsewhere, the browser drops the message.
    frame.current?.contentWindow?.postMessage(message, origin)
  })

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromFrame(event, frame.current?.contentWindow, origin)) return
    const message = readChildMessage(event.data)
    if (!message) return
    switch (message.type) {
      case 'parvis:ready':
        isReady.current = message.version === protocolVersion
        setState(isReady.current ? { name: 'ready' } : { name: 'unsupported' })
        post(answerReady(message.version, { token, locale, theme }))
        break
      case 'parvis:refused':
        isReady.current = false
        setState({ name: 'refused', reason: message.reason })
        break
      case 'parvis:height':
        setHeight(message.height)
        break
      case 'parvis:title':
        onTitle?.(message.title)
        break
      case 'parvis:navigate':
        onNavigate?.(message.path)
        break
    }
  })

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listen)
    const timer = setTimeout(() => {
      setState(current => (current.name === 'starting' ? { name: 'timeout' } : current))
    }, timeout)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [timeout])

  useEffect(() => {
    if (isReady.current) post({ type: 'parvis:session', token, locale, theme })
  }, [token, locale, theme])

  return { state, height }
}
