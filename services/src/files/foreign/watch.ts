import { workerData } from 'node:worker_threads'

/** Ends the process that it is a thread of when it holds too much memory or lasts too long. */

const { milliseconds, megabytes } = workerData as { milliseconds: number; megabytes: number }
const end = performance.now() + milliseconds

setInterval(() => {
  if (performance.now() > end || process.memoryUsage.rss() > megabytes * 1024 ** 2)
    process.kill(process.pid, 'SIGKILL')
}, 50)
