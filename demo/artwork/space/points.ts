import type { Vec } from './vector.ts';

type Pair = readonly [number, number];

const rows = (text: string) => text.split(',').map((row) => row.trim().split(' ').map(Number));

/** Points of a flat outline written as `'x z, x z, …'`. */
export const outline = (text: string) => rows(text) as unknown as Pair[];

/** Points in space written as `'x y z, x y z, …'`. */
export const trace = (text: string) => rows(text) as unknown as Vec[];

/** The points of a line or face in space. */
export const through = (...points: Vec[]): Vec[] => points;

/** The corners of a flat shape. */
export const corners = (...points: Pair[]): Pair[] => points;
