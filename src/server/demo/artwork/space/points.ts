import type { Vec } from './vector.ts';

const rows = (text: string) => text.split(',').map((row) => row.trim().split(' ').map(Number));

/** Points of a flat outline written as `'x z, x z, …'`. */
export const outline = (text: string) => rows(text) as unknown as (readonly [number, number])[];

/** Points in space written as `'x y z, x y z, …'`. */
export const trace = (text: string) => rows(text) as unknown as Vec[];
