import type { DescribedBoat } from '../../fields/display-value.ts';
import type { FieldName } from '../../fields/fields.ts';
import { ended, itemsOf, listed, textOf } from './words.ts';

/** One sentence of a description, with other ways to say the same; none when the listing does not say enough for it. */
export type Sentence = (boat: DescribedBoat) => readonly string[];

/** A sentence for each value of a choice. */
export const ofChoice =
  (name: FieldName, sentences: Readonly<Record<string, readonly string[]>>): Sentence =>
  (boat) => {
    const value = String(boat[name]);
    return (Object.hasOwn(sentences, value) && sentences[value]) || [];
  };

/** "Electronics: AIS, radar and autopilot." */
export const ofItems =
  (title: string, name: FieldName): Sentence =>
  (boat) => {
    const items = itemsOf(boat, name);
    const hasPairs = items.some((item) => item.includes(' and '));
    return items.length > 0 ? [`${title}: ${hasPairs ? items.join(', ') : listed(items)}.`] : [];
  };

/** "Ground tackle: 10 kg Bruce." */
export const ofText =
  (start: string, name: FieldName): Sentence =>
  (boat) => {
    const text = textOf(boat, name);
    return text ? [`${start} ${ended(text)}`] : [];
  };
