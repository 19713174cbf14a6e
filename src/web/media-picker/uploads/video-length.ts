const PATIENCE_MS = 10_000;

/** How long a video lasts, in seconds; undefined for the kinds that this browser cannot play: the server looks, too. */
export function videoLength(video: Blob): Promise<number | undefined> {
  const element = document.createElement('video');
  const address = URL.createObjectURL(video);
  return new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    element.preload = 'metadata';
    element.onloadedmetadata = () => {
      clearTimeout(timer);
      resolve(Number.isFinite(element.duration) ? element.duration : undefined);
    };
    element.onerror = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
    element.src = address;
  }).finally(() => {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}
