import type { Settings } from '../settings.ts'
import type { RenderedMail } from './render.ts'

/** A rendered message with its header fields. */
export interface Letter extends RenderedMail {
  messageId: string
  /** In the form that SMTP accepts. */
  to: { address: string; name: string }
  language: 'fr' | 'en'
  date: Date
}

/** Hands messages over to a mail server. */
export interface Transport {
  /** @throws an error for `classifyFailure`, unless the server has accepted the message. */
  send: (letter: Letter, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** Messages sent in parallel, each on a kept-alive connection. */
export const connections = 10

/** Timeouts in milliseconds. */
export interface Patience {
  connect: number
  greeting: number
  /** Time without any sign of the server. */
  silence: number
  /** Total time for one message, however active the connection is. */
  message: number
}

export const usualPatience: Patience = {
  connect: 10_000,
  greeting: 10_000,
  silence: 60_000,
  message: 120_000,
}

/** Opens the mail server from the settings. The library is loaded now; connections are made with the first message. */
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
    // Never send a password in clear text over a network.
    requireTLS: !smtp.isSecure && smtp.credentials !== undefined && !smtp.isLocal,
    ...(smtp.credentials ? { auth: { user: smtp.credentials.user, pass: smtp.credentials.password } } : {}),
    maxConnections: connections,
    maxMessages: 500,
    // Only messages of which no byte was sent are moved to another connection.
    maxRequeues: 1,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    dnsTimeout: patience.connect,
    // All content is created here: nothing may be fetched or read from disk.
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
          // Suppress out-of-office replies to automatic messages. @source RFC 3834, section 5
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
