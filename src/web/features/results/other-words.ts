import type { UnderstoodPhrase } from '#contract/search/understood.ts';

type Wish = Pick<UnderstoodPhrase['wishes'][number], 'as' | 'typed'>;

/** The words of a phrase that are no filter, in quotation marks; those that stand together stay together. */
export function otherWords(wishes: readonly Wish[]): { ranking: string; ignored: string } {
  const runs: Wish[] = [];
  for (const { as, typed } of wishes) {
    const last = runs.at(-1);
    if (last?.as === as) runs.splice(-1, 1, { as, typed: `${last.typed} ${typed}` });
    else runs.push({ as, typed });
  }
  const of = (use: Wish['as']) =>
    runs
      .filter(({ as }) => as === use)
      .map(({ typed }) => `“${typed}”`)
      .join(', ');
  return { ranking: of('ranking'), ignored: of('ignored') };
}
