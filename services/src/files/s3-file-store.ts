import { PassThrough, type Readable } from 'node:stream'
import { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/utils'
import type { S3Settings } from '../settings.ts'
import type { FileStore, Place } from './store.ts'

/**
 * Files in a store that speaks S3. Each piece becomes a part of a multipart upload; what is too short for a part is kept as
 * an object beside it until more comes. All that is known of a file is in the bucket, so that any process goes on.
 */
export class S3FileStore implements FileStore {
  readonly #bucket: string
  readonly #client: S3
  readonly #uploads: S3Store

  constructor({ bucket, endpoint, region, credentials }: S3Settings) {
    const configuration = {
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(credentials ? { credentials } : {}),
      // Stores other than Amazon's do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    } as const
    this.#bucket = bucket
    this.#client = new S3(configuration)
    // Tags would let the store forget old pieces by itself; not every store has them, and the services forget them.
    this.#uploads = new S3Store({
      s3ClientConfig: { bucket, ...configuration },
      useTags: false,
      cache: noCache,
    })
  }

  async received(key: string): Promise<number> {
    return (await this.#find(key))?.offset ?? 0
  }

  /** The upload, also of a file that has arrived; undefined where nothing was begun. */
  async #find(key: string): Promise<Upload | undefined> {
    try {
      return await this.#uploads.getUpload(key)
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  async append(key: string, { offset, size }: Place, bytes: Readable): Promise<number> {
    if (!(await this.#find(key))) await this.#uploads.create(new Upload({ id: key, size, offset: 0 }))
    return this.#uploads.write(endingWell(bytes), key, offset)
  }

  async read(key: string, start: number, end: number): Promise<Readable> {
    const { Body } = await this.#client.getObject({
      Bucket: this.#bucket,
      Key: key,
      Range: `bytes=${start}-${end - 1}`,
    })
    return Body as Readable
  }

  async remove(key: string): Promise<void> {
    const Bucket = this.#bucket
    try {
      const { Metadata } = await this.#client.headObject({ Bucket, Key: `${key}.info` })
      const UploadId = Metadata?.['upload-id']
      if (UploadId) await this.#client.abortMultipartUpload({ Bucket, Key: key, UploadId })
    } catch (error) {
      // Of a file that has arrived there is no upload any more that could be given up.
      if (!isNotFound(error)) throw error
    }
    // One by one: the call that deletes several asks some stores for a checksum that it no longer sends.
    for (const Key of [key, `${key}.part`, `${key}.info`]) await this.#client.deleteObject({ Bucket, Key })
  }

  /** Nobody knows. */
  async room(): Promise<number> {
    return Number.POSITIVE_INFINITY
  }
}

/** Another process may have gone on with an upload: nothing is remembered. */
const noCache = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

function isNotFound(error: unknown): boolean {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode === 404
  return typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404
}

/** A stream that ends where another breaks off: what came before is kept, as much as a slow line brings in its time. */
function endingWell(bytes: Readable): Readable {
  const whole = new PassThrough()
  bytes.once('error', () => whole.end())
  bytes.once('close', () => whole.end())
  return bytes.pipe(whole)
}
