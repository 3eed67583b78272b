import { expect, it } from 'vitest'
import { startScanner } from './clamd.test-support.ts'
import { findVirus, ScannerUnavailable } from './clamd.ts'

async function* pieces(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text))
}

it('is given all of a file, and says what it found', async () => {
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

it('is unavailable where it refuses, fails, or is not there', async () => {
  const { address, close } = await startScanner(() => 'INSTREAM size limit exceeded. ERROR')
  await expect(findVirus(address, pieces('a'))).rejects.toThrow(ScannerUnavailable)
  close()
  await expect(findVirus({ host: '127.0.0.1', port: 1 }, pieces('a'))).rejects.toThrow(ScannerUnavailable)
})
