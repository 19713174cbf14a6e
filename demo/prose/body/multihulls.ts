import type { Line } from '../line.ts';

export const MULTIHULL_LINES: readonly Line[] = [
  'She dries out upright anywhere with a clean bottom, so scrubbing costs one tide instead of a crane.',
  'Sailing flat changes who wants to come: nobody is wedged in a corner and supper stays on the table.',
  'The cockpit is the best room aboard, sheltered, level and big enough for guests.',
  'Shallow draft opens the rivers and the upper ends of harbours that keelboats only read about.',
  { needs: 'trampoline', say: 'Deck space is remarkable and the trampolines are where the children live.' },
  {
    over: 4,
    say: 'Standing rigging was renewed in {lately} to satisfy the insurers, with a rigger’s report.',
  },
  { needs: 'trampoline', over: 4, say: 'Nets and lacings were replaced in {lately}.' },
  { over: 4, say: 'Cockpit enclosure and sprayhood were made in {lately} and keep the weather out.' },
  {
    needs: 'diesel',
    over: 4,
    say: 'Antifouled in {lately}, when the anodes and skin fittings were checked too.',
  },
  {
    needs: 'trampoline',
    over: 8,
    say: 'Crossbeam attachments were inspected in {lately} with nothing to report.',
  },
  { over: 8, say: 'Windows were re-bedded in {lately} and there are no leaks.' },
  {
    needs: 'twin',
    over: 3,
    say: 'Both engines are serviced annually, with spares for each carried in a labelled box.',
  },
  { needs: 'twin', say: 'With an engine in each hull she spins on the spot and parks like a car.' },
  {
    needs: 'diesel',
    over: 3,
    say: 'The diesel has had an oil and filter change every season and uses none between.',
  },
  {
    needs: 'outboard',
    say: 'The outboard lifts clear when sailing, so there is no drag and nothing to corrode.',
  },
  { needs: 'cabin', say: 'Headroom below is better than you expect and the berths are a proper length.' },
  { needs: 'cabin', over: 6, say: 'Mattresses and cushions were re-covered in {lately}.' },
  { over: 5, say: 'Solar panels on the coachroof keep the batteries up without running anything.' },
  { over: 6, say: 'Sails were valeted last winter and the mainsail batten pockets restitched.' },
  { over: 5, say: 'Rudders were dropped and the bearings renewed in {lately}.' },
  'The anchor lies well forward on a bridle and she sits to it without sheering about.',
  {
    needs: 'smart',
    say: 'Gelcoat and interior are in exceptional order and she needs nothing spent on her.',
  },
];
