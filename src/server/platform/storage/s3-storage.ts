import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config/config.ts';
import { assertKey, type Storage, type StoredBody } from './storage.ts';

type S3Config = NonNullable<Config['s3']>;

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

const undefinedIfMissing = (error: unknown) => {
  if (isMissing(error)) return undefined;
  throw error;
};

const bodyOf = async (body: StoredBody) =>
  Buffer.isBuffer(body)
    ? { Body: body, ContentLength: body.length }
    : { Body: createReadStream(body.file), ContentLength: (await stat(body.file)).size };

/** The SDK is loaded only if a bucket is configured: it is larger than the rest of the server. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every S3-compatible store supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** Any S3-compatible store. A put is one request, which the store accepts completely or not at all. */
export function s3Storage(config: S3Config): Storage {
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => {
    connection ??= connect(config);
    return connection;
  };
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: config.bucket, Key: key };
  };

  return {
    async put(key, body, { contentType }) {
      const { sdk, client } = await connected();
      await client.send(
        new sdk.PutObjectCommand({ ...at(key), ...(await bodyOf(body)), ContentType: contentType }),
      );
    },
    async get(key, range) {
      const { sdk, client } = await connected();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client
        .send(new sdk.GetObjectCommand({ ...at(key), Range }))
        .catch(undefinedIfMissing);
      if (!found) return undefined;
      const whole = found.ContentRange?.split('/')[1];
      return { size: Number(whole ?? found.ContentLength), stream: found.Body as Readable };
    },
    async copyTo(key, file) {
      const { sdk, client } = await connected();
      const found = await client.send(new sdk.GetObjectCommand(at(key))).catch(undefinedIfMissing);
      if (!found) return false;
      await pipeline(found.Body as Readable, createWriteStream(file, { flags: 'wx' }));
      return true;
    },
    async exists(key) {
      const { sdk, client } = await connected();
      return Boolean(await client.send(new sdk.HeadObjectCommand(at(key))).catch(undefinedIfMissing));
    },
    async delete(key) {
      const { sdk, client } = await connected();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    async deleteFolder(folder) {
      const { sdk, client } = await connected();
      const { Bucket, Key } = at(folder);
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: `${Key}/` });
      for await (const { Contents = [] } of pages)
        for (const object of Contents)
          await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: object.Key }));
    },
    tidy: async () => undefined,
    close: () => void connection?.then(({ client }) => client.destroy()),
  };
}
