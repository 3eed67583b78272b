import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A message that the server accepted. */
export interface Arrived {
  to: string
  from: string
  raw: string
  messageId: string
}

/** How the server treats a recipient. */
export type Behaviour = 'accept' | 'refuse' | 'postpone' | 'refuse-content' | 'hang' | 'close'

/** A mail server for tests. */
export interface TestSmtp {
  url: string
  arrived: Arrived[]
  /** Sets the behaviour for the next messages; a function decides by recipient. */
  behave: (behaviour: Behaviour | ((to: string) => Behaviour)) => void
  /** Called with a message before it is accepted. */
  onAccept: (hear: (mail: Arrived) => void | Promise<void>) => void
  close: () => Promise<void>
}

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

export async function startSmtp(): Promise<TestSmtp> {
  const arrived: Arrived[] = []
  let behaviourOf: (to: string) => Behaviour = () => 'accept'
  let hear: (mail: Arrived) => void | Promise<void> = () => {}
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (session, callback) => {
      void session
      callback()
    },
    onRcptTo: ({ address }, _session, callback) => {
      const behaviour = behaviourOf(address)
      if (behaviour === 'refuse') return callback(refusal('5.1.1 no such mailbox', 550))
      if (behaviour === 'postpone') return callback(refusal('4.2.0 greylisted, come back later', 450))
      return callback()
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const behaviour = behaviourOf(to)
      stream.on('data', chunk => {
        chunks.push(chunk as Buffer)
        if (behaviour === 'close') for (const socket of sockets) socket.destroy()
      })
      stream.on('end', () => {
        if (behaviour === 'hang') return
        if (behaviour === 'refuse-content') return callback(refusal('5.7.1 not wanted here', 554))
        const raw = Buffer.concat(chunks).toString()
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
        const messageId = /^Message-ID: <(.+)>\r?$/im.exec(raw)?.[1] ?? ''
        const mail = { to, from, raw, messageId }
        arrived.push(mail)
        void Promise.resolve(hear(mail)).then(() => callback())
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    behave: behaviour => {
      behaviourOf = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    onAccept: next => {
      hear = next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** A server that accepts connections and never responds. */
export async function startSilentServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
