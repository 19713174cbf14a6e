import type { PlacesByCounty } from '../place.ts';

export const WEST_ENGLAND = {
  Devon: [
    ['Plymouth', 'port', 50.371, -4.143],
    ['Dartmouth', 'port', 50.352, -3.58],
    ['Brixham', 'port', 50.394, -3.516],
    ['Salcombe', 'coast', 50.237, -3.769],
    ['Torquay', 'coast', 50.462, -3.525],
  ],
  Cornwall: [
    ['Falmouth', 'port', 50.154, -5.071],
    ['Penzance', 'port', 50.119, -5.537],
    ['Fowey', 'coast', 50.335, -4.637],
    ['Mylor', 'coast', 50.179, -5.054],
    ['Padstow', 'coast', 50.542, -4.937],
    ['Helford River', 'waters', 50.096, -5.135],
  ],
  'Isles of Scilly': [["St Mary's", 'coast', 49.917, -6.31]],
  Somerset: [
    ['Portishead', 'coast', 51.485, -2.768],
    ['Bath', 'canal', 51.381, -2.36],
  ],
  Bristol: [['Bristol', 'port', 51.455, -2.597]],
  Gloucestershire: [['Gloucester', 'canal', 51.865, -2.246]],
  Wiltshire: [['Bradford-on-Avon', 'canal', 51.347, -2.251]],
} as const satisfies PlacesByCounty;
