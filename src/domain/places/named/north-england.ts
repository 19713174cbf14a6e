import type { PlacesByCounty } from '../place.ts';

export const NORTH_ENGLAND = {
  'East Riding of Yorkshire': [['Hull', 'port', 53.745, -0.336]],
  'North Yorkshire': [
    ['Whitby', 'port', 54.486, -0.615],
    ['Scarborough', 'port', 54.281, -0.399],
    ['York', 'river', 53.958, -1.083],
    ['Skipton', 'canal', 53.962, -2.017],
  ],
  'West Yorkshire': [['Leeds', 'canal', 53.797, -1.544]],
  'County Durham': [['Hartlepool', 'port', 54.686, -1.212]],
  'Tyne and Wear': [
    ['Newcastle upon Tyne', 'port', 54.973, -1.614],
    ['North Shields', 'coast', 55.008, -1.449],
  ],
  Northumberland: [['Amble', 'coast', 55.333, -1.583]],
  Cumbria: [
    ['Whitehaven', 'port', 54.549, -3.589],
    ['Windermere', 'lake', 54.364, -2.921],
    ['Ullswater', 'waters', 54.58, -2.88],
  ],
  Lancashire: [
    ['Fleetwood', 'port', 53.925, -3.011],
    ['Glasson Dock', 'coast', 53.998, -2.847],
  ],
  Merseyside: [['Liverpool', 'port', 53.411, -2.978]],
  'Greater Manchester': [['Manchester', 'inland', 53.481, -2.237]],
  Cheshire: [
    ['Chester', 'canal', 53.191, -2.892],
    ['Nantwich', 'canal', 53.067, -2.521],
  ],
} as const satisfies PlacesByCounty;
