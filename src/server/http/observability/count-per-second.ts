const EVERY_MS = 1_000;

/** Reports at most once a second, with the number of events since and the last of them. */
export function countPerSecond<Event>(report: (times: number, last: Event) => void): (event: Event) => void {
  let times = 0;
  let last: Event;
  return (event) => {
    last = event;
    times += 1;
    if (times > 1) return;
    setTimeout(() => {
      report(times, last);
      times = 0;
    }, EVERY_MS).unref();
  };
}
