export interface JobPump {
  /** There may be something to do. */
  wake(): void;
  /** Begins nothing more; answers when what is under way is done. */
  finish(): Promise<unknown>;
}

/**
 * Works off tasks, `atOnce` of them together. Each place that becomes free takes the next task by itself: a slow one holds
 * up nobody behind it. It asks for more only when it is woken or when the last answer was as much as it could take.
 */
export function createJobPump<Task>(options: {
  atOnce: number;
  fetch(most: number): Promise<readonly Task[]>;
  /** Deals with its own failures. */
  perform(task: Task): Promise<void>;
  onError(error: unknown): void;
}): JobPump {
  const { atOnce, fetch, perform, onError } = options;
  const underWay = new Set<Promise<void>>();
  let isFetching = false;
  let isWoken = false;
  let mayBeMore = false;
  let isFinishing = false;

  function begin(task: Task) {
    const work = perform(task).finally(() => {
      underWay.delete(work);
      if (mayBeMore) wake();
    });
    underWay.add(work);
  }

  async function fill() {
    while (isWoken && !isFinishing && underWay.size < atOnce) {
      isWoken = false;
      const places = atOnce - underWay.size;
      const tasks = await fetch(places);
      mayBeMore = tasks.length === places;
      for (const task of tasks) begin(task);
    }
    // All places are taken: the first to become free looks again.
    if (isWoken) mayBeMore = true;
  }

  function wake() {
    isWoken = true;
    if (isFetching) return;
    isFetching = true;
    // Those that end together ask together.
    setImmediate(() =>
      fill()
        .catch(onError)
        .finally(() => {
          isFetching = false;
          if (isWoken && !isFinishing && underWay.size < atOnce) wake();
        }),
    );
  }

  return {
    wake,
    finish() {
      isFinishing = true;
      return Promise.all(underWay);
    },
  };
}
