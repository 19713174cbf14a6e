import { singular } from './singular.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words for an engine, a part, a trailer or a mooring rather than a boat, in the singular. */
export const GOODS_WORDS = wordsIn(
  'engine motor outboard inboard gearbox sterndrive outdrive saildrive propeller prop impeller alternator ' +
    'part spare sail mainsail genoa spinnaker jib mast boom rigging winch windlass anchor chain ' +
    'trailer vhf radar radio gps plotter chartplotter fishfinder autopilot electronics battery charger ' +
    'mooring berth marina pontoon liferaft lifejacket epirb fender heater toilet ' +
    'mariner mercury suzuki tohatsu honda evinrude johnson yanmar penta perkins beta nanni vetus garmin ' +
    'raymarine simrad lowrance icom lewmar harken lofrans',
);

/** Words that mean a boat even next to those: "motor yacht", "sail boat", "motor cruiser". */
export const BOAT_WORDS = wordsIn(
  'boat yacht cruiser sailer sailor catamaran rib dinghy tender narrowboat barge',
);

/** Words after these describe an extra or a purpose. */
const ALONGSIDE = wordsIn('with and plus for including inc');

/** "4 berth" describes a boat; "berth" alone means a mooring. */
const NUMBER = /^\d+$/;

/**
 * Whether the visitor is looking for goods, so that boats should not be listed first. The last noun counts: a boat
 * trailer is a trailer, a motor yacht a yacht, and a boat with a trailer a boat.
 */
export function asksForGoods(words: readonly string[]): boolean {
  const named = words.map(singular).map((word, at, all) => {
    if (ALONGSIDE.has(word)) return 'alongside';
    if (BOAT_WORDS.has(word)) return 'boat';
    const isBerthCount = word === 'berth' && NUMBER.test(all[at - 1] ?? '');
    return GOODS_WORDS.has(word) && !isBerthCount ? 'goods' : undefined;
  });
  const first = named.findIndex((kind) => kind === 'boat' || kind === 'goods');
  const end = named.indexOf('alongside', Math.max(first, 0));
  return (end < 0 ? named : named.slice(0, end)).findLast((kind) => kind !== undefined) === 'goods';
}
