import type { PlacesByCounty } from '../place.ts';

export const EAST_ENGLAND = {
  Essex: [
    ['Harwich', 'port', 51.945, 1.289],
    ['Burnham-on-Crouch', 'coast', 51.628, 0.814],
    ['Maldon', 'coast', 51.731, 0.676],
    ['West Mersea', 'coast', 51.777, 0.912],
    ['Brightlingsea', 'coast', 51.812, 1.025],
    ['Southend-on-Sea', 'coast', 51.538, 0.714],
  ],
  Suffolk: [
    ['Ipswich', 'port', 52.057, 1.156],
    ['Lowestoft', 'port', 52.475, 1.751],
    ['Woodbridge', 'coast', 52.094, 1.318],
    ['Levington', 'coast', 52.003, 1.262],
    ['Oulton Broad', 'broads', 52.475, 1.708],
    ['Beccles', 'broads', 52.458, 1.563],
  ],
  Norfolk: [
    ['Great Yarmouth', 'port', 52.606, 1.729],
    ['Wroxham', 'broads', 52.704, 1.408],
    ['Horning', 'broads', 52.702, 1.463],
    ['Brundall', 'broads', 52.623, 1.434],
    ['Stalham', 'broads', 52.771, 1.519],
    ['Norwich', 'broads', 52.628, 1.293],
    ["King's Lynn", 'coast', 52.752, 0.396],
    ['Norfolk Broads', 'waters', 52.68, 1.5],
  ],
  Cambridgeshire: [['Ely', 'river', 52.399, 0.262]],
  Lincolnshire: [
    ['Grimsby', 'port', 53.565, -0.075],
    ['Lincoln', 'canal', 53.229, -0.54],
  ],
} as const satisfies PlacesByCounty;
