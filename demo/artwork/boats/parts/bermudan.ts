import { lighten, lightness } from '../../colour.ts';
import type { Livery } from '../../palette.ts';
import { type Group, layers, line, part, tube } from '../../space/model.ts';
import { through } from '../../space/points.ts';
import type { Vec } from '../../space/vector.ts';
import type { BoatState } from '../boat.ts';
import { type Cloth, furledJib, type MastSpec, mast, mastAt, sail, stay, stowedMain } from './rig.ts';

type BermudanRig = {
  mast: MastSpec;
  /** Height of the boom and where it ends. */
  boom: { z: number; end: number; swing: number; rise?: number };
  main: { head: number; roach: number; square?: number; band?: string; colour?: string };
  /** None on an unstayed mast. */
  forestay?: { foot: Vec; head: number };
  jib?: { clew: Vec; colour?: string; foot?: number; roach?: number; tack?: number };
  backstay?: Vec;
  flying?: Cloth;
};

const seams = { colour: '#8d9aa4', count: 7 };

/** Mast, boom, mainsail and headsail, set or stowed. */
export function bermudanRig(rig: BermudanRig, livery: Livery, state: BoatState): Group[] {
  const { mast: spar, boom, main, forestay, jib } = rig;
  const goose: Vec = [mastAt(spar, boom.z)[0] - 0.1, 0, boom.z];
  const rise = boom.rise ?? 0;
  const end: Vec =
    state === 'underway' ? [boom.end, -boom.swing, boom.z + rise] : [boom.end, 0, boom.z + rise + 0.05];
  const stayHead = forestay && mastAt(spar, forestay.head);
  const head = mastAt(spar, main.head);
  const wires = [
    ...(forestay && stayHead ? [stay(forestay.foot, stayHead)] : []),
    ...(rig.backstay ? [stay(rig.backstay, mastAt(spar, spar.top))] : []),
  ];
  if (state === 'moored') {
    return [
      ...mast(spar),
      part(layers.rig + 1, wires),
      part(layers.sails, stowedMain(goose, end, livery.canvas, livery.spar)),
      ...(jib && forestay && stayHead
        ? [part(layers.sails + 1, furledJib(forestay.foot, stayHead, livery.sail, livery.canvas))]
        : []),
    ];
  }
  const square = main.square ?? 0.22;
  const setMain = sail({
    tack: [goose[0] - 0.02, 0, boom.z + 0.08],
    head,
    clew: end,
    peak: [head[0] - square, -square * 0.5, head[2] - square * 0.2],
    roach: main.roach,
    belly: 0.1,
    colour: main.colour ?? livery.sail,
    seams,
    band: main.band,
  });
  const setJib =
    jib &&
    forestay &&
    stayHead &&
    sail({
      tack: [forestay.foot[0], forestay.foot[1], forestay.foot[2] + (jib.tack ?? 0.25)],
      head: stayHead,
      clew: jib.clew,
      roach: jib.roach ?? -0.22,
      belly: 0.13,
      foot: jib.foot ?? 0.3,
      colour: jib.colour ?? lighten(livery.sail, lightness(livery.sail) > 0.7 ? 0.3 : 0.06),
      seams,
    });
  return [
    ...mast(spar),
    part(layers.rig + 1, [
      ...wires,
      tube([goose, end], spar.radius ? spar.radius * 0.75 : 0.065, livery.spar),
      line(
        through(
          [end[0] + (goose[0] - end[0]) * 0.2, end[1] * 0.8, end[2] - 0.05],
          [end[0] + (goose[0] - end[0]) * 0.2, 0, 1.35],
        ),
        '#e8e4d8',
        0.025,
      ),
    ]),
    part(layers.sails, setMain),
    ...(setJib ? [part(layers.sails + 2, setJib)] : []),
    ...(rig.flying ? [part(layers.sails + 4, sail(rig.flying))] : []),
  ];
}
