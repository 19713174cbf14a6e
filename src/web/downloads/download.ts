import { SECOND } from '#domain/durations.ts';
import { session } from '#web/session/session.ts';

/** A file that needs the session: fetched, then handed to the browser as a download. */
export async function download(path: string): Promise<void> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${session.read()?.token ?? ''}` },
  });
  if (!answer.ok) throw new Error('The file could not be downloaded.');
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name ?? 'slipway';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10 * SECOND);
}
