const PATIENCE_MS = 10_000;

/** The duration in seconds; undefined for formats that this browser cannot play. The server checks as well. */
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
