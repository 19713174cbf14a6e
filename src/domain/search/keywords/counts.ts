type Counted = 'horsepower' | 'berths';

const HORSEPOWER = { of: 'horsepower', spellings: ['hp', 'bhp'] } as const;
const BERTHS = { of: 'berths', spellings: ['berth'] } as const;

type Unit = { readonly of: Counted; readonly spellings: readonly string[] };

type CountReading = { readonly term: readonly { readonly words: readonly string[] }[] } & {
  readonly [of in Counted]?: number;
};

/** Units written after a number: "15hp", "15 bhp", "6 berth". */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['hp', HORSEPOWER],
  ['bhp', HORSEPOWER],
  ['berth', BERTHS],
  ['berths', BERTHS],
]);

const FIGURE = /^\d{1,4}(?:\.\d)?$/;
const JOINED = /^(\d{1,4}(?:\.\d)?)(b?hp)$/;

/** Horsepower or berths at this position: a listing matches if it contains one of the spellings or has that many. */
export function countAt(words: readonly string[], at: number): CountReading | undefined {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const [, figure = first, name = second] = JOINED.exec(first) ?? [];
  const unit = UNITS.get(name);
  if (!unit || !FIGURE.test(figure)) return undefined;
  const typed = figure === first ? [first, second] : [first];
  const spellings = unit.spellings.flatMap((spelling) => [[`${figure}${spelling}`], [figure, spelling]]);
  const others = spellings.filter((spelling) => spelling.join(' ') !== typed.join(' '));
  return { term: [typed, ...others].map((spelling) => ({ words: spelling })), [unit.of]: Number(figure) };
}
