import type { Random } from '../artwork/random.ts';
import type { Equipment } from '../equipment.ts';
import { listed } from './words.ts';

const ELECTRONICS: Readonly<Record<string, string>> = {
  Radar: 'radar',
  Autopilot: 'autopilot',
  'VHF Radio': 'VHF',
  AIS: 'AIS',
  'Wind Instruments': 'wind instruments',
  'Chart Plotter': 'chart plotter',
  'Depth Sounder': 'depth sounder',
};

const SAFETY: Readonly<Record<string, string>> = { 'Life Raft': 'a liferaft', EPIRB: 'an EPIRB' };

const FRAMES = [
  'Electronics include {kit}.',
  'At the helm and chart table are {kit}.',
  'She is fitted with {kit}.',
  'Navigation gear runs to {kit}.',
] as const;

const MIN_ITEMS = 3;

/** The equipment in a sentence or two; empty if there is little. */
export function kitSentence(equipment: Equipment, random: Random): string | undefined {
  const electronics = equipment.electronics.flatMap((item) => ELECTRONICS[item] ?? []);
  if (electronics.length < MIN_ITEMS) return undefined;
  const safety = equipment.safetyEquipment.flatMap((item) => SAFETY[item] ?? []);
  const kit = random.pick(FRAMES).replace('{kit}', listed(electronics));
  return safety.length > 0 ? `${kit} There is ${listed(safety)} too.` : kit;
}
