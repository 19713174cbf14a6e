import '../fields/complete-fields.ts';
import { resolveCategory } from '../../taxonomy/category-names.ts';
import type { DescribedBoat } from '../fields/display-value.ts';
import { type FieldName, fieldDefinition } from '../fields/fields.ts';
import { BOAT_SENTENCES } from './description/boats.ts';
import { ENGINE_AND_PART_SENTENCES, MOORING_SENTENCES } from './description/goods.ts';

const GOODS = { engines: ENGINE_AND_PART_SENTENCES, moorings: MOORING_SENTENCES };

/**
 * A description of a listing in sentences that say nothing but what its seller entered. `wording` chooses between ways
 * to say it. Papers are left out: the page shows them with what is known about each.
 */
export function draftDescription(boat: DescribedBoat, wording = 0): string {
  const stated = withoutHidden(boat);
  const category = resolveCategory(String(boat.category ?? ''))?.id;
  const paragraphs = category === 'engines' || category === 'moorings' ? GOODS[category] : BOAT_SENTENCES;
  return paragraphs
    .map((sentences) =>
      sentences
        .flatMap((sentence, place) => {
          const ways = sentence(stated);
          return ways[(wording + place) % Math.max(1, ways.length)] ?? [];
        })
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Without what another answer has made pointless: a boat without an engine has no engine hours. */
const withoutHidden = (boat: DescribedBoat): DescribedBoat =>
  Object.fromEntries(
    Object.entries(boat).filter(([name]) => {
      const { hiddenBy } = fieldDefinition(name as FieldName) ?? {};
      return !hiddenBy || boat[hiddenBy.field as FieldName] !== hiddenBy.is;
    }),
  );
