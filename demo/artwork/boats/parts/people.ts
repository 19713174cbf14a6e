import { type Group, layers, part, type SpriteShape } from '../../space/model.ts';
import type { Vec } from '../../space/vector.ts';

type Posture = 'standing' | 'sitting' | 'helming' | 'hiking' | 'paddling' | 'riding';

type Person = {
  at: Vec;
  posture: Posture;
  jacket: string;
  faces?: 1 | -1;
  hat?: string /** Legs hidden by coaming or console. */;
  seated?: boolean;
};

const SKIN = '#c98f6b';
const TROUSERS = '#26364a';
const HAIR = '#4a3427';

type Bones = {
  head: readonly [number, number];
  torso: readonly (readonly [number, number])[];
  legs: readonly (readonly [number, number])[];
  arm: readonly (readonly [number, number])[];
};

/** Metres from the seat or the soles; facing forward is +x. */
const postures = {
  standing: {
    head: [0.03, 1.62],
    torso: [
      [-0.17, 0.82],
      [-0.2, 1.2],
      [-0.16, 1.44],
      [0.02, 1.5],
      [0.16, 1.42],
      [0.17, 1.1],
      [0.15, 0.82],
    ],
    legs: [
      [0, 0.88],
      [-0.02, 0.45],
      [-0.05, 0.02],
    ],
    arm: [
      [0, 1.36],
      [0.08, 1.08],
      [0.3, 1.0],
    ],
  },
  helming: {
    head: [0.05, 1.62],
    torso: [
      [-0.17, 0.82],
      [-0.19, 1.2],
      [-0.13, 1.44],
      [0.04, 1.5],
      [0.18, 1.42],
      [0.17, 1.1],
      [0.15, 0.82],
    ],
    legs: [
      [0, 0.88],
      [0.04, 0.45],
      [-0.02, 0.02],
    ],
    arm: [
      [0.03, 1.36],
      [0.22, 1.14],
      [0.45, 1.12],
    ],
  },
  sitting: {
    head: [0.02, 0.78],
    torso: [
      [-0.19, 0],
      [-0.2, 0.38],
      [-0.16, 0.58],
      [0.02, 0.64],
      [0.15, 0.56],
      [0.17, 0.25],
      [0.16, 0],
    ],
    legs: [
      [0, 0.06],
      [0.4, 0.08],
      [0.43, -0.3],
    ],
    arm: [
      [0, 0.5],
      [0.1, 0.25],
      [0.32, 0.2],
    ],
  },
  hiking: {
    head: [-0.1, 0.74],
    torso: [
      [-0.2, 0],
      [-0.26, 0.34],
      [-0.24, 0.54],
      [-0.08, 0.6],
      [0.06, 0.52],
      [0.13, 0.24],
      [0.16, 0],
    ],
    legs: [
      [0, 0.05],
      [0.3, 0.02],
      [0.34, -0.26],
    ],
    arm: [
      [-0.08, 0.46],
      [0.1, 0.24],
      [0.36, 0.26],
    ],
  },
  paddling: {
    head: [0.06, 0.78],
    torso: [
      [-0.18, 0],
      [-0.19, 0.38],
      [-0.13, 0.58],
      [0.05, 0.64],
      [0.18, 0.56],
      [0.18, 0.25],
      [0.16, 0],
    ],
    legs: [
      [0.05, 0.02],
      [0.5, 0.06],
    ],
    arm: [
      [0.04, 0.5],
      [0.24, 0.34],
      [0.42, 0.42],
    ],
  },
  riding: {
    head: [0.2, 0.82],
    torso: [
      [-0.2, 0],
      [-0.12, 0.38],
      [-0.02, 0.58],
      [0.14, 0.66],
      [0.28, 0.58],
      [0.24, 0.28],
      [0.15, 0],
    ],
    legs: [
      [0, 0.05],
      [0.28, -0.1],
      [0.1, -0.42],
    ],
    arm: [
      [0.14, 0.54],
      [0.36, 0.36],
      [0.6, 0.4],
    ],
  },
} as const satisfies Record<Posture, Bones>;

const circle = (cx: number, cz: number, r: number) =>
  Array.from({ length: 10 }, (_, i): readonly [number, number] => [
    cx + Math.cos((i / 10) * Math.PI * 2) * r,
    cz + Math.sin((i / 10) * Math.PI * 2) * r * 1.12,
  ]);

function personShapes({ posture, jacket, hat, seated }: Omit<Person, 'at'>): SpriteShape[] {
  const bones: Bones = postures[posture];
  const [hx, hz] = bones.head;
  return [
    ...(seated ? [] : [{ points: bones.legs, colour: TROUSERS, width: 0.17, smooth: true }]),
    { points: bones.torso, colour: jacket, smooth: true },
    {
      points: [
        [hx - 0.02, hz - 0.18],
        [hx, hz - 0.05],
      ],
      colour: SKIN,
      width: 0.1,
    },
    { points: circle(hx, hz, 0.115), colour: SKIN, smooth: true },
    {
      points: [
        [hx - 0.125, hz - 0.02],
        [hx - 0.11, hz + 0.1],
        [hx + 0.01, hz + 0.15],
        [hx + 0.11, hz + 0.09],
        [hx + 0.1, hz + 0.04],
        [hx - 0.03, hz + 0.05],
        [hx - 0.06, hz - 0.05],
      ],
      colour: hat ?? HAIR,
      smooth: true,
    },
    ...(hat
      ? [
          {
            points: [
              [hx + 0.06, hz + 0.05],
              [hx + 0.21, hz + 0.035],
            ] as const,
            colour: hat,
            width: 0.035,
          },
        ]
      : []),
    { points: bones.arm, colour: jacket, width: 0.11, smooth: true },
    {
      points: [bones.arm.at(-1)!, [bones.arm.at(-1)![0] + 0.03, bones.arm.at(-1)![1]]],
      colour: SKIN,
      width: 0.09,
    },
  ];
}

/** The crew, each standing or sitting at a place of the boat. */
export const crew = (people: readonly Person[], layer: number = layers.well): Group[] =>
  people.map(({ at, ...person }) =>
    part(layer, [{ type: 'sprite', at, shapes: personShapes(person), faces: person.faces }], { at }),
  );
