import type { Advert } from './advert.ts';
import type { Random } from './artwork/random.ts';

/** Typical entries for the two free-text equipment fields, by the length of the boat in feet. */
const BATTERIES = [
  {
    upTo: 28,
    options: [
      '1 × 110Ah domestic, 1 × 75Ah engine start',
      '2 × 85Ah leisure',
      '1 × 100Ah AGM, 1 × 75Ah start',
    ],
  },
  {
    upTo: 36,
    options: [
      '2 × 110Ah domestic, 1 × 75Ah engine start',
      '3 × 110Ah lead-acid with battery monitor',
      '2 × 120Ah AGM domestic, 1 × 80Ah start',
    ],
  },
  {
    upTo: 50,
    options: [
      '4 × 110Ah domestic, 1 × 90Ah engine start',
      '4 × 105Ah AGM domestic, 1 × 80Ah start, 60A charger',
      '3 × 140Ah domestic, 1 start, 1 bow thruster',
    ],
  },
  {
    upTo: 100,
    options: [
      '6 × 110Ah leisure, 1 × 110Ah start, Victron charger',
      '440Ah AGM bank, separate start battery, 3kW inverter-charger',
      '8 × 6V traction batteries (900Ah), 2 start',
    ],
  },
  {
    upTo: 1000,
    options: [
      '24V service and emergency banks, separate start banks',
      '24V GMDSS, service and engine-start banks with automatic charging',
    ],
  },
] as const;

const LITHIUM = [
  '200Ah LiFePO4 domestic, separate start battery',
  '400Ah lithium domestic with DC-DC charger, 1 start',
] as const;

const GROUND_TACKLE = [
  {
    upTo: 30,
    options: [
      '10kg Delta, 10m of 8mm chain and 30m warp',
      '10kg CQR with 25m chain, small Danforth kedge',
      '10kg Bruce, 30m chain',
    ],
  },
  {
    upTo: 38,
    options: [
      '16kg Delta with 40m of 8mm chain, kedge and warp',
      '15kg Rocna, 50m calibrated chain',
      '35lb CQR, 45m chain, Fortress kedge',
    ],
  },
  {
    upTo: 60,
    options: [
      '25kg Rocna with 60m of 10mm chain, electric windlass, Fortress kedge',
      '25kg Spade, 70m of 10mm chain, stern anchor on reel',
      '45lb CQR, 60m chain, 20kg Danforth',
    ],
  },
  {
    upTo: 1000,
    options: [
      'Twin stockless bow anchors with 10 shackles of stud-link chain, hydraulic windlasses',
      'Two high-holding-power anchors on chain, hydraulic windlasses and capstans',
    ],
  },
] as const;

const byLength = (rows: readonly { upTo: number; options: readonly string[] }[], length: number) =>
  rows.find(({ upTo }) => length <= upTo)?.options ?? [];

export function batteriesOf({ specification }: Advert, description: string, random: Random): string {
  const options = /lithium/i.test(description) ? LITHIUM : byLength(BATTERIES, specification.length ?? 0);
  return random.pick(options);
}

export function groundTackleOf({ specification }: Advert, random: Random): string {
  return random.pick(byLength(GROUND_TACKLE, specification.length ?? 0));
}
