import { describe, expect, it } from 'vitest';
import { createCamera, project } from './camera.ts';
import { clipPolygon } from './clip.ts';
import { posed } from './pose.ts';

const view = {
  target: [5, 0, 0] as const,
  azimuth: 0,
  distance: 20,
  scale: 50,
  x: 800,
  waterline: 900,
  horizon: 600,
};

describe('the view camera', () => {
  it('puts the target on its waterline, at the given scale', () => {
    const camera = createCamera(view);
    expect(project(camera, [5, 0, 0])).toEqual([800, 900]);
    expect(project(camera, [6, 0, 0])[0]).toBeCloseTo(850);
    expect(project(camera, [5, 0, 1])[1]).toBeCloseTo(850);
  });

  it('lets the sea meet the sky at the horizon', () => {
    expect(project(createCamera(view), [5, -1e6, 0])[1]).toBeCloseTo(600, 1);
  });

  it('shows the bow to the right from starboard and to the left from port', () => {
    const bowFrom = (azimuth: number) => project(createCamera({ ...view, azimuth }), [10, 0, 0])[0];
    expect(bowFrom(0)).toBeGreaterThan(800);
    expect(bowFrom(180)).toBeLessThan(800);
    expect(bowFrom(90)).toBeCloseTo(800);
  });
});

describe('a posed boat', () => {
  it('lifts her bow when she pitches and dips starboard when she heels', () => {
    expect(posed({ pitch: 5, pivot: 0 })([10, 0, 0])[2]).toBeGreaterThan(0.8);
    expect(posed({ heel: 10 })([0, 2, 0])[2]).toBeLessThan(0);
  });

  it('hides what is under the water', () => {
    const kept = clipPolygon(
      [
        [0, 0, -1],
        [1, 0, -1],
        [1, 0, 1],
        [0, 0, 1],
      ],
      (p) => p[2],
    );
    expect(Math.min(...kept.map((p) => p[2]))).toBe(0);
    expect(kept).toHaveLength(4);
  });
});
