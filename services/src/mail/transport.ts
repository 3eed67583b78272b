import type { Settings } from '../settings.ts'
import type { RenderedMail } from './render.ts'

/** A message with all that its headers say. */
export interface Letter extends RenderedMail {
  messageId: string
  /** As SMTP takes it. */
  to: { address: string; name: string }
  language: 'fr' | 'en'
  date: Date
}

/** Hands messages to a mail server. */
export interface Transport {
  /** @throws what `classifyFailure` reads, unless the server has accepted the message. */
  send: (letter: Letter, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** Messages that are handed over beside each other, each on a connection that is kept. */
export const connections = 10

/** Milliseconds until the server is given up on. */
export interface Patience {
  connect: number
  greeting: number
  /** Without a sign of it. */
  silence: number
  /** For one message in all, however many signs there are. */
  message: number
}

export const usualPatience: Patience = {
  connect: 10_000,
  greeting: 10_000,
  silence: 60_000,
  message: 120_000,
}

/** The mail server of the settings; its connections are made with the first message, and its library loaded then. */
export async function openTransport(
  smtp: NonNullable<Settings['smtp']>,
  from: Settings['mailFrom'],
  patience: Patience = usualPatience,
): Promise<Transport> {
  const { createTransport } = await import('nodemailer')
  const pool = createTransport({
    pool: true,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    // A password is never sent in clear over a network.
    requireTLS: !smtp.isSecure && smtp.credentials !== undefined && !smtp.isLocal,
    ...(smtp.credentials ? { auth: { user: smtp.credentials.user, pass: smtp.credentials.password } } : {}),
    maxConnections: connections,
    maxMessages: 500,
    // Only what no byte of was sent goes on by another connection.
    maxRequeues: 1,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    dnsTimeout: patience.connect,
    // What is sent is written here: nothing in it is fetched or read from the disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (letter, signal) => {
      await pool.sendMail({
        messageId: `<${letter.messageId}>`,
        date: letter.date,
        from,
        to: letter.to,
        envelope: { from: from.address, to: [letter.to.address] },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        headers: {
          // Nobody's absence is told to a machine. @source RFC 3834, section 5
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': letter.language,
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience.message)]),
      })
    },
    close: () => pool.close(),
  }
}
