type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** What is added to the family's name: `_bucket`, `_sum`, `_count`. */
  suffix?: string;
  labels: Labels;
  value: number;
}

/** All that is measured of one kind, as it travels between processes and is written for Prometheus. */
export interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** The same for all processes: told once rather than by each. */
  shared?: boolean;
  samples: Sample[];
}

interface Counter {
  add(labels: Labels, by?: number): void;
}

interface Histogram {
  observe(labels: Labels, value: number): void;
}

type Reading = readonly { labels?: Labels; value: number }[];

export interface Metrics {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read whenever somebody asks. */
  gauge(
    name: string,
    help: string,
    read: () => Reading | Promise<Reading>,
    options?: { type?: 'gauge' | 'counter'; shared?: boolean },
  ): void;
  collect(): Promise<Family[]>;
}

/** Whatever the labels come from, no kind takes more memory than this. Whoever comes later is counted as "other". */
export const MOST_SERIES = 1_000;

/** One entry for each set of labels, up to the bound. */
function createSeries<Value>(create: () => Value) {
  const series = new Map<string, { labels: Labels; value: Value }>();
  function entryOf(labels: Labels) {
    const key = JSON.stringify(labels);
    const known = series.get(key);
    if (known) return known.value;
    if (series.size >= MOST_SERIES) {
      const other = Object.fromEntries(Object.keys(labels).map((name) => [name, 'other']));
      if (key !== JSON.stringify(other)) return entryOf(other);
    }
    const value = create();
    series.set(key, { labels, value });
    return value;
  }
  return { entryOf, all: () => [...series.values()] };
}

export function createMetrics(): Metrics {
  const collectors: (() => Family | Promise<Family>)[] = [];
  return {
    counter(name, help) {
      const series = createSeries(() => ({ times: 0 }));
      collectors.push(() => ({
        name,
        help,
        type: 'counter',
        samples: series.all().map(({ labels, value }) => ({ labels, value: value.times })),
      }));
      return {
        add(labels, by = 1) {
          series.entryOf(labels).times += by;
        },
      };
    },

    histogram(name, help, bounds) {
      const series = createSeries(() => ({ buckets: bounds.map(() => 0), sum: 0, count: 0 }));
      collectors.push(() => ({
        name,
        help,
        type: 'histogram',
        samples: series.all().flatMap(({ labels, value: { buckets, sum, count } }) => {
          let upTo = 0;
          const cumulated = bounds.map((bound, at) => {
            upTo += buckets[at] ?? 0;
            return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: upTo };
          });
          return [
            ...cumulated,
            { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
            { suffix: '_sum', labels, value: sum },
            { suffix: '_count', labels, value: count },
          ];
        }),
      }));
      return {
        observe(labels, value) {
          const entry = series.entryOf(labels);
          const at = bounds.findIndex((bound) => value <= bound);
          if (at >= 0) entry.buckets[at] = (entry.buckets[at] ?? 0) + 1;
          entry.sum += value;
          entry.count += 1;
        },
      };
    },

    gauge(name, help, read, { type = 'gauge', shared } = {}) {
      collectors.push(async () => {
        const reading = await read();
        const samples = reading.map(({ labels = {}, value }) => ({ labels, value }));
        return { name, help, type, shared, samples };
      });
    },

    collect: () => Promise.all(collectors.map((collect) => collect())),
  };
}

/** What several processes have measured, each under its own name. */
export function mergeFamilies(
  processes: readonly { process: string; families: readonly Family[] }[],
): Family[] {
  const merged = new Map<string, Family>();
  for (const { process, families } of processes)
    for (const family of families) {
      const known = merged.get(family.name);
      if (known && family.shared) continue;
      const samples = family.shared
        ? family.samples
        : family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } }));
      if (known) known.samples.push(...samples);
      else merged.set(family.name, { ...family, samples: [...samples] });
    }
  return [...merged.values()];
}

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };
const quoted = (text: string) => `"${text.replace(/[\\"\n]/g, (char) => ESCAPED[char] ?? char)}"`;

/** Prometheus' text format, version 0.0.4. */
export function writeMetrics(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => {
      const named = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`);
      return `${name}${suffix}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
    }),
  ]);
  return `${lines.join('\n')}\n`;
}
