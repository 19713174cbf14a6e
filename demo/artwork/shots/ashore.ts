import { KEEL_LAYER } from '../boats/parts/keels.ts';
import { roadTrailer, trailerDeck } from '../equipment/road-trailer.ts';
import { foreshore, groundShadow, shallows } from '../scenery/beach.ts';
import { coast } from '../scenery/coast.ts';
import { sky } from '../scenery/sky.ts';
import { project } from '../space/camera.ts';
import { frame } from '../space/frame.ts';
import type { Pose } from '../space/model.ts';
import { renderModel } from '../space/render.ts';
import type { Vec } from '../space/vector.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';
import { shores, sideView } from './views.ts';

/** Carried by hand and laid straight on the beach. */
const light = new Set(['kayak', 'paddleboard', 'rowing-boat', 'scull', 'tender']);

/** The boat out of the water: on the sand, or on its trailer by the slip. */
export function ashore({ sheet, random, subject }: Picture): string {
  const boat = subject.boat('moored');
  const onSand = light.has(subject.kind);
  const { depth } = boat.hulls[0]!;
  const wheel = Math.max(0.26, Math.min(0.34, boat.length * 0.05));
  const ballasted = subject.kind === 'daysailer';
  const onWheels = ballasted ? boat.draught + 0.3 : trailerDeck(wheel) + depth + 0.02;
  const rise = onSand ? depth * 0.6 : onWheels;
  // Boards and fins come up before a boat comes out; only a ballast keel stays.
  const model = ballasted ? boat.model : boat.model.filter((g) => g.layer !== KEEL_LAYER);
  const pose: Pose = { rise, pitch: onSand ? random.between(0, 2) : 0 };
  const trailer = onSand
    ? []
    : roadTrailer({
        length: boat.length * 0.98,
        width: Math.min(2.3, boat.beam * 0.95),
        axles: boat.length > 6.2 ? 2 : 1,
        wheel,
      });
  const tall = boat.height / boat.length > 0.75;
  const horizon = tall ? random.between(640, 690) : random.between(430, 490);
  const camera = frame({
    model: [...model, ...trailer],
    pose,
    length: boat.length,
    azimuth: sideView(random, 38),
    distance: 2.3,
    horizon,
    waterline: tall ? 980 : 900,
    width: tall ? 1100 : 1180,
    top: tall ? 50 : 230,
    centre: 800,
  });
  const daylight = lightNamed(random.pick(brightLights));
  const backdrop = { sheet, light: daylight, random, horizon, width: sheet.width };
  const footprint: Vec[] = [
    ...boat.hulls[0]!.sheerLine(1, -0.15),
    ...boat.hulls[0]!.sheerLine(-1, -0.15).reverse(),
  ].map(([x, y]) => [x, y, 0]);
  const shot = { sheet, camera, light: daylight };
  return [
    sky(backdrop),
    coast(backdrop, random.pick(shores[subject.entry.waters])),
    shallows(backdrop),
    foreshore(
      { ...backdrop, random: random.fork('shore') },
      horizon + random.between(90, 130),
      onSand ? random.pick(['sand', 'shingle']) : random.pick(['concrete', 'shingle']),
    ),
    groundShadow(footprint.map((p) => project(camera, p))),
    renderModel(trailer, shot),
    renderModel(model, { ...shot, pose }),
  ].join('');
}
