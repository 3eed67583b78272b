import { PassThrough, type Readable } from 'node:stream'
import { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { S3Store } from '@tus/s3-store'
import { Upload } from '@tus/utils'
import type { S3Settings } from '../settings.ts'
import type { FileStore, Place } from './store.ts'

/**
 * Files in an S3-compatible store. Each chunk becomes a part of a multipart upload; data too short for a part is stored
 * as a separate object until more arrives. The whole state of a file is in the bucket, so that any process can
 * continue.
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
      // Stores other than Amazon's do not support its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    } as const
    this.#bucket = bucket
    this.#client = new S3(configuration)
    // Tags would let the store delete old parts by itself, but not every store supports them; the services delete the
    // parts.
    this.#uploads = new S3Store({
      s3ClientConfig: { bucket, ...configuration },
      useTags: false,
      cache: noCache,
    })
  }

  async received(key: string): Promise<number> {
    return (await this.#find(key))?.offset ?? 0
  }

  /** The upload, even if it is complete; undefined if none was started. */
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
      // A complete file has no upload left to abort.
      if (!isNotFound(error)) throw error
    }
    // Delete one by one: for the bulk call some stores require a checksum that it no longer sends.
    for (const Key of [key, `${key}.part`, `${key}.info`]) await this.#client.deleteObject({ Bucket, Key })
  }

  /** The free space is unknown. */
  async room(): Promise<number> {
    return Number.POSITIVE_INFINITY
  }
}

/** No cache: another process may have continued the upload. */
const noCache = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

function isNotFound(error: unknown): boolean {
  if (error instanceof S3ServiceException) return error.$metadata.httpStatusCode === 404
  return typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404
}

/**
 * Turns a stream error into a normal end, so that everything received before it is stored, as much as a slow connection
 * delivers in its time.
 */
function endingWell(bytes: Readable): Readable {
  const whole = new PassThrough()
  bytes.once('error', () => whole.end())
  bytes.once('close', () => whole.end())
  return bytes.pipe(whole)
}
