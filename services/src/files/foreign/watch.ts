import { workerData } from 'node:worker_threads'

/** A thread that kills its process when that uses too much memory or takes too long. */

const { milliseconds, megabytes } = workerData as { milliseconds: number; megabytes: number }
const end = performance.now() + milliseconds

setInterval(() => {
  if (performance.now() > end || process.memoryUsage.rss() > megabytes * 1024 ** 2)
    process.kill(process.pid, 'SIGKILL')
}, 50)
