import type { PlacesByCounty } from '../place.ts';

export const MIDLANDS_AND_THAMES = {
  'Greater London': [
    ['London', 'port', 51.507, -0.128],
    ['Brentford', 'canal', 51.486, -0.309],
    ['Kingston upon Thames', 'river', 51.409, -0.306],
    ['River Thames', 'waters', 51.507, -0.1],
  ],
  Surrey: [['Chertsey', 'river', 51.391, -0.504]],
  Berkshire: [
    ['Windsor', 'river', 51.48, -0.606],
    ['Reading', 'river', 51.456, -0.971],
  ],
  Buckinghamshire: [['Marlow', 'river', 51.571, -0.777]],
  Oxfordshire: [
    ['Henley-on-Thames', 'river', 51.536, -0.903],
    ['Oxford', 'canal', 51.752, -1.256],
  ],
  Hertfordshire: [['Rickmansworth', 'canal', 51.64, -0.468]],
  Northamptonshire: [['Braunston', 'canal', 52.29, -1.204]],
  Warwickshire: [['Stratford-upon-Avon', 'river', 52.192, -1.708]],
  Worcestershire: [
    ['Worcester', 'river', 52.192, -2.22],
    ['Stourport-on-Severn', 'canal', 52.338, -2.281],
  ],
  'West Midlands': [['Birmingham', 'inland', 52.481, -1.9]],
  Staffordshire: [['Stone', 'canal', 52.901, -2.146]],
  Derbyshire: [['Shardlow', 'canal', 52.869, -1.353]],
  Nottinghamshire: [['Nottingham', 'inland', 52.954, -1.149]],
  Leicestershire: [['Market Harborough', 'canal', 52.478, -0.921]],
  Rutland: [['Rutland Water', 'waters', 52.651, -0.67]],
} as const satisfies PlacesByCounty;
