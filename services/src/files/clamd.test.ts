import { expect, it } from 'vitest'
import { startScanner } from './clamd.test-support.ts'
import { findVirus, ScannerUnavailable } from './clamd.ts'

async function* pieces(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

it('gets the whole file and reports what it found', async () => {
  const seen: string[] = []
  const { address, close } = await startScanner(content => {
    seen.push(content.toString())
    return content.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
  })
  expect(await findVirus(address, pieces('Bon', 'jour'))).toBeUndefined()
  expect(await findVirus(address, pieces('EI', 'CAR'))).toBe('Eicar-Signature')
  expect(seen).toEqual(['Bonjour', 'EICAR'])
  close()
})

it('is unavailable if it refuses, fails, or cannot be reached', async () => {
  const { address, close } = await startScanner(() => 'INSTREAM size limit exceeded. ERROR')
  await expect(findVirus(address, pieces('a'))).rejects.toThrow(ScannerUnavailable)
  close()
  await expect(findVirus({ host: '127.0.0.1', port: 1 }, pieces('a'))).rejects.toThrow(ScannerUnavailable)
})
