const EVERY_MS = 1_000;

/** Speaks at most once a second, of how many there were since and of the last of them. */
export function createTally<Event>(say: (times: number, last: Event) => void): (event: Event) => void {
  let times = 0;
  let last: Event;
  return (event) => {
    last = event;
    times += 1;
    if (times > 1) return;
    setTimeout(() => {
      say(times, last);
      times = 0;
    }, EVERY_MS).unref();
  };
}
