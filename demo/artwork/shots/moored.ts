import { fleet } from '../boats/fleet.ts';
import type { Light } from '../lights.ts';
import { createLivery, hullColours } from '../palette.ts';
import type { Random } from '../random.ts';
import type { CoastName } from '../scenery/coast.ts';
import { buoy, jetty, pontoon, quay } from '../scenery/pontoon.ts';
import type { Sheet } from '../sheet.ts';
import type { Camera } from '../space/camera.ts';
import { displaced } from '../space/frame.ts';
import type { Model } from '../space/model.ts';
import { renderModel } from '../space/render.ts';
import type { Vec } from '../space/vector.ts';
import { paintAfloat } from './afloat.ts';
import { paintCanal } from './on-canal.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';
import { cameraFor, compose, shores, sideView } from './views.ts';

type Berthed = { sheet: Sheet; camera: Camera; light: Light; random: Random };

const cruisers = ['sloop', 'motor-cruiser', 'daysailer', 'ketch', 'sloop'] as const;
const dayboats = ['daysailer', 'canal-cruiser', 'speedboat', 'rib'] as const;

/** Another boat farther away. */
function neighbour({ sheet, camera, light, random }: Berthed, offset: Vec, length: number): string {
  const { build } = fleet[random.pick(length < 9 ? dayboats : cruisers)];
  const livery = createLivery(random, Object.values(hullColours), {});
  const boat = build({ livery, state: 'moored', random });
  return renderModel(boat.model, { sheet, camera: displaced(camera, offset), light, coarse: true });
}

type Berth = {
  behind: (scene: Berthed, side: number, length: number, beam: number) => string;
  coast?: readonly CoastName[];
};

const render = ({ sheet, camera, light }: Berthed, model: Model) =>
  renderModel(model, { sheet, camera, light });

const berths = {
  marina: {
    coast: ['harbour', 'solent', 'estuary', 'seaside', 'harbour'],
    behind: (scene, side, length, beam) => {
      const k = Math.max(0.8, Math.min(1.7, length / 11));
      const y = -side * (beam / 2 + 1.5 * k);
      const far = -side * (beam / 2 + 8.5 * k);
      return (
        neighbour(scene, [scene.random.between(-0.2, 0.3) * length, far * 1.5, 0], length) +
        neighbour(scene, [scene.random.between(0.6, 1.1) * length, far, 0], length) +
        neighbour(scene, [scene.random.between(-1.2, -0.7) * length, far, 0], length) +
        render(
          scene,
          pontoon({ from: -length * 1.4, to: length * 2.4, y, width: 2 * k, scale: k }, scene.random),
        )
      );
    },
  },
  quay: {
    coast: ['harbour', 'harbour', 'seaside'],
    behind: (scene, side, length, beam) => {
      const k = Math.max(0.9, Math.min(2.4, length / 13));
      return render(
        scene,
        quay(
          { from: -length * 5, to: length * 6, y: -side * (beam / 2 + 0.5 * k), scale: k },
          side === 1 ? -1 : 1,
        ),
      );
    },
  },
  swinging: {
    behind: (scene, side, length) => {
      const k = Math.max(0.7, Math.min(2.2, length / 11));
      return (
        neighbour(scene, [scene.random.between(-1.8, -0.8) * length, -side * (30 + length), 0], length) +
        neighbour(scene, [scene.random.between(1.1, 2) * length, -side * (44 + length), 0], length) +
        render(scene, buoy([length + 1.6 * k, side * 0.4, 0], k, '#e0683f'))
      );
    },
  },
  jetty: {
    behind: (scene, side, length, beam) => {
      const k = Math.max(0.6, length / 8);
      return render(
        scene,
        jetty({
          from: -length * 0.9,
          to: length * 2.6,
          y: -side * (beam / 2 + 1.1 * k),
          width: 1.7 * k,
          scale: k,
        }),
      );
    },
  },
} as const satisfies Record<string, Berth>;

type BerthName = keyof typeof berths;

function berthFor(length: number, sheltered: boolean, random: Random): BerthName {
  if (length > 22) return random.pick(['quay', 'swinging']);
  if (length < 6) return 'jetty';
  if (sheltered) return random.pick(['jetty', 'swinging', 'marina']);
  return random.pick(['marina', 'marina', 'quay', 'swinging']);
}

/** The boat at rest, from the other side. */
export function moored(picture: Picture): string {
  const { sheet, random, subject } = picture;
  const { waters } = subject.entry;
  if (waters === 'canal') return paintCanal(picture, random.pick(brightLights), 'moored');
  const boat = subject.boat('moored');
  const composition = compose(boat, random);
  const azimuth = 180 - sideView(random, 34);
  const light = lightNamed(random.pick(brightLights));
  const camera = cameraFor(boat, {}, azimuth, composition, random, 2.2);
  const berth: Berth = berths[berthFor(boat.length, waters !== 'sea', random)];
  const side = camera.eye[1] >= 0 ? 1 : -1;
  return paintAfloat({
    sheet,
    random,
    light,
    horizon: composition.horizon,
    camera,
    boat,
    pose: {},
    coast: random.pick(berth.coast ?? shores[waters]),
    sea: 'calm',
    moving: false,
    behind: berth.behind(
      { sheet, camera, light, random: random.fork('berth') },
      side,
      boat.length,
      boat.beam,
    ),
  });
}
