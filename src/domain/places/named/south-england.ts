import type { PlacesByCounty } from '../place.ts';

export const SOUTH_ENGLAND = {
  Hampshire: [
    ['Portsmouth', 'port', 50.799, -1.091],
    ['Southampton', 'port', 50.904, -1.404],
    ['Lymington', 'port', 50.758, -1.545],
    ['Gosport', 'port', 50.795, -1.129],
    ['Hamble-le-Rice', 'coast', 50.858, -1.323],
    ['Warsash', 'coast', 50.854, -1.301],
    ['Port Solent', 'coast', 50.843, -1.104],
    ['Hayling Island', 'coast', 50.786, -0.977],
    ['Beaulieu River', 'waters', 50.789, -1.418],
    ['The Solent', 'waters', 50.785, -1.29],
  ],
  'Isle of Wight': [
    ['Cowes', 'port', 50.763, -1.298],
    ['Yarmouth', 'coast', 50.705, -1.499],
    ['Bembridge', 'coast', 50.688, -1.088],
  ],
  Dorset: [
    ['Poole', 'port', 50.716, -1.984],
    ['Weymouth', 'port', 50.612, -2.457],
    ['Christchurch', 'coast', 50.735, -1.781],
    ['Poole Harbour', 'waters', 50.695, -1.99],
  ],
  'West Sussex': [
    ['Chichester', 'coast', 50.837, -0.78],
    ['Itchenor', 'coast', 50.805, -0.866],
    ['Littlehampton', 'coast', 50.811, -0.541],
    ['Shoreham-by-Sea', 'coast', 50.834, -0.274],
    ['Chichester Harbour', 'waters', 50.808, -0.895],
  ],
  'East Sussex': [
    ['Brighton', 'port', 50.828, -0.139],
    ['Eastbourne', 'coast', 50.769, 0.284],
  ],
  Kent: [
    ['Dover', 'port', 51.13, 1.308],
    ['Ramsgate', 'port', 51.336, 1.416],
    ['Chatham', 'coast', 51.379, 0.528],
  ],
} as const satisfies PlacesByCounty;
