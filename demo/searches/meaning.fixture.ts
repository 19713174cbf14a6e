import type { Boat } from '../../src/contract/boats/boat.ts';

/** Whether a boat is what a buyer means. */
export type Meaning = (boat: Boat) => boolean;

const matches = (pattern: RegExp, value: string | null | undefined): boolean => pattern.test(value ?? '');

export const all =
  (...meanings: readonly Meaning[]): Meaning =>
  (boat) =>
    meanings.every((means) => means(boat));

export const any =
  (...meanings: readonly Meaning[]): Meaning =>
  (boat) =>
    meanings.some((means) => means(boat));

export const not =
  (meaning: Meaning): Meaning =>
  (boat) =>
    !meaning(boat);

/** Of a category ("sailing") or one of its types ("sailing/cruiser"). */
export const of =
  (...kinds: readonly string[]): Meaning =>
  ({ category, subcategory }) =>
    kinds.some((kind) => kind === category || kind === `${category}/${subcategory}`);

export const titled =
  (pattern: RegExp): Meaning =>
  ({ title }) =>
    matches(pattern, title);

export const madeBy =
  (pattern: RegExp): Meaning =>
  ({ make }) =>
    matches(pattern, make);

export const lyingIn =
  (pattern: RegExp): Meaning =>
  ({ location, county }) =>
    matches(pattern, location) || matches(pattern, county);

type Measure = 'price' | 'length' | 'yearBuilt' | 'berths' | 'enginePower' | 'draft' | 'beam';

export const between =
  (measure: Measure, least: number, most: number): Meaning =>
  (boat) => {
    const value = boat[measure];
    return value !== null && Number(value) >= least && Number(value) <= most;
  };

export const atMost = (measure: Measure, most: number): Meaning => between(measure, 0, most);
export const atLeast = (measure: Measure, least: number): Meaning => between(measure, least, Infinity);

type Choice =
  | 'condition'
  | 'fuelType'
  | 'keelType'
  | 'hullMaterial'
  | 'vatStatus'
  | 'shaftLength'
  | 'engineType';

export const has =
  (field: Choice, ...values: readonly string[]): Meaning =>
  (boat) =>
    values.includes(boat[field] ?? '');

export const boats: Meaning = not(of('engines', 'moorings'));
export const project = has('condition', 'project');
export const fromBroker: Meaning = ({ brokerListing }) => brokerListing;
export const reduced: Meaning = ({ reducedBy }) => reducedBy !== null;
