import type { UploadPermission, UploadRequest } from '#contract/selling/media.ts';
import { contentTypeOf } from '#domain/media/files.ts';
import type { NewMediaItem } from '#domain/media/items.ts';
import { objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import { ApiError, errorFromBody } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

type Sending = { signal: AbortSignal; onPercent: (percent: number) => void };

/** A connection without progress for this long is considered lost. */
const STALLED_MS = 60_000;
const LONGEST_NAME = 255;

const answerOf = ({ status, statusText, response }: XMLHttpRequest) =>
  new Response(response, { status, statusText });

/** Sends the raw file. Not by fetch, which reports no upload progress. */
function put(address: string, file: File, { signal, onPercent }: Sending): Promise<Response> {
  const call = new XMLHttpRequest();
  return new Promise<Response>((resolve, reject) => {
    let stalled = setTimeout(() => call.abort(), STALLED_MS);
    const fail = () => {
      clearTimeout(stalled);
      reject(signal.aborted ? signal.reason : new TypeError('The server was not reached'));
    };
    const stop = () => call.abort();
    signal.addEventListener('abort', stop, { once: true });
    call.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_MS);
      onPercent((loaded / total) * 100);
    };
    call.onerror = fail;
    call.onabort = fail;
    call.onload = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      resolve(answerOf(call));
    };
    call.open('PUT', address);
    call.setRequestHeader('content-type', contentTypeOf(file));
    call.setRequestHeader('accept', 'application/json');
    call.responseType = 'text';
    call.send(file);
  });
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Requests an upload URL for this file and sends it there. */
export async function sendFile(
  file: File,
  type: NewMediaItem['type'],
  { signal, onPercent }: Sending,
): Promise<NewMediaItem> {
  const body: UploadRequest = { filename: file.name.slice(-LONGEST_NAME), contentType: contentTypeOf(file) };
  const { uploadURL } = await browserApi.request<UploadPermission>('/api/objects/upload', {
    method: 'POST',
    body,
    signal,
  });
  const answer = await put(uploadURL, file, { signal, onPercent });
  if (!answer.ok) throw await errorFromBody(answer);
  const objectId = objectIdOf(uploadURL);
  if (!objectId) throw new ApiError('The upload address names no file', answer.status);
  return { id: randomId(), url: objectUrl(objectId), type, name: file.name, size: file.size };
}
