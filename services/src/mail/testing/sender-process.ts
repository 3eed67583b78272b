import { tmpdir } from 'node:os'
import { connect } from '../../database/connect.ts'
import { createLog } from '../../server/log.ts'
import { readSettings } from '../../settings.ts'
import { MailSender } from '../sender.ts'

/** A process that sends the queue in DATABASE_URL through SMTP_URL, until it is killed or asked to stop. */
const settings = readSettings(process.env, tmpdir())
const connection = await connect(settings)
const sender = new MailSender({ connection, settings, log: createLog('warn') })
sender.start()
process.on('SIGTERM', () => {
  void sender
    .stop()
    .then(() => connection.close())
    .then(() => process.exit(0))
})
