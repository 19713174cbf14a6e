/** Words that ask for an engine, a part, a trailer or a mooring rather than for a boat, in the singular. */
const GOODS: ReadonlySet<string> = new Set(
  (
    'engine motor outboard inboard gearbox sterndrive outdrive saildrive propeller prop impeller alternator ' +
    'part spare sail mainsail genoa spinnaker jib mast boom rigging winch windlass anchor chain ' +
    'trailer vhf radar radio gps plotter chartplotter fishfinder autopilot electronics battery charger ' +
    'mooring berth marina pontoon liferaft lifejacket epirb fender heater toilet ' +
    'mariner mercury suzuki tohatsu honda evinrude johnson yanmar penta perkins beta nanni vetus garmin ' +
    'raymarine simrad lowrance icom lewmar harken lofrans'
  ).split(' '),
);

const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Words that name a boat even beside those: "motor yacht", "sail boat", "motor cruiser". */
const BOATS: ReadonlySet<string> = new Set(
  'boat yacht cruiser sailer sailor catamaran rib dinghy tender narrowboat barge'.split(' '),
);

/** Whether somebody who types this wants more than boats to come first. */
export function asksForGoods(words: readonly string[]): boolean {
  const said = words.map(singular);
  return said.some((word) => GOODS.has(word)) && !said.some((word) => BOATS.has(word));
}
