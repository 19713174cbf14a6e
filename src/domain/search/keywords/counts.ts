type Counted = 'horsepower' | 'berths';

const HORSEPOWER = { of: 'horsepower', ways: ['hp', 'bhp'] } as const;
const BERTHS = { of: 'berths', ways: ['berth'] } as const;

type Unit = { readonly of: Counted; readonly ways: readonly string[] };

type CountReading = { readonly term: readonly { readonly words: readonly string[] }[] } & {
  readonly [of in Counted]?: number;
};

/** What people write after a number: "15hp", "15 bhp", "6 berth". */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['hp', HORSEPOWER],
  ['bhp', HORSEPOWER],
  ['berth', BERTHS],
  ['berths', BERTHS],
]);

const FIGURE = /^\d{1,4}(?:\.\d)?$/;
const JOINED = /^(\d{1,4}(?:\.\d)?)(b?hp)$/;

/** Horsepower or berths that are asked for here: the listing says it in one of the ways, or has so many. */
export function countAt(words: readonly string[], at: number): CountReading | undefined {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const [, figure = first, name = second] = JOINED.exec(first) ?? [];
  const unit = UNITS.get(name);
  if (!unit || !FIGURE.test(figure)) return undefined;
  const said = figure === first ? [first, second] : [first];
  const ways = unit.ways.flatMap((way) => [[`${figure}${way}`], [figure, way]]);
  const others = ways.filter((way) => way.join(' ') !== said.join(' '));
  return { term: [said, ...others].map((way) => ({ words: way })), [unit.of]: Number(figure) };
}
