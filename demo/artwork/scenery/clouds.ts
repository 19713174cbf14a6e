import { mix } from '../colour.ts';
import { at, ellipse } from '../paths.ts';
import type { Random } from '../random.ts';
import { path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';

type Lobe = { x: number; y: number; r: number };

/** Round tops of unequal size over a common base. */
function lobes(random: Random, x: number, base: number, width: number, height: number): Lobe[] {
  const count = random.int(6, 9);
  const lean = random.between(0.3, 0.7);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + random.between(0.2, 0.8)) / count;
    const swell = Math.sin(Math.PI * t ** (Math.log(0.5) / Math.log(lean))) ** 0.7;
    const r = Math.max((width / count) * 0.72, height * (0.14 + 0.44 * swell)) * random.between(0.85, 1.12);
    return { x: x - width / 2 + t * width, y: base - height * swell * random.between(0.2, 0.55), r };
  });
}

const discs = (parts: readonly Lobe[], grow: number, dx: number, dy: number) =>
  parts.map((l) => ellipse(l.x + l.r * dx, l.y + l.r * dy, l.r * grow * 1.14, l.r * grow)).join('');

function cumulus({ sheet, light, random, horizon }: Backdrop): string {
  const banks = random.int(3, 6);
  return Array.from({ length: banks }, (_, i) => {
    // Far banks lie low and small over the horizon, near ones high and large.
    const depth = i / (banks - 1);
    const base = horizon * (0.9 - depth * random.between(0.4, 0.66));
    const width = 280 + depth * random.between(200, 520);
    const x = random.between(-60, sheet.width + 60);
    const height = width * random.between(0.16, 0.26);
    const parts = lobes(random.fork(`heap${i}`), x, base, width, height);
    const lit = mix(light.cloud.lit, light.haze, (1 - depth) * 0.4);
    const shade = mix(light.cloud.shade, light.haze, (1 - depth) * 0.45);
    const body = sheet.down(base - height, base + height * 0.24, [
      [0, lit, 0.96],
      [0.5, mix(lit, shade, 0.6), 0.9],
      [0.82, shade, 0.6],
      [1, shade, 0],
    ]);
    return (
      path(discs(parts, 1, 0, 0), { fill: body }) +
      path(discs(parts, 0.74, -0.16, -0.22), { fill: lit, opacity: 0.5 })
    );
  }).join('');
}

/** A long feather, thin at both ends. */
function feather(random: Random, x: number, y: number, width: number, height: number): string {
  const lift = random.between(-0.4, 0.4) * height;
  return `M${at([x - width / 2, y])}C${at([x - width * 0.2, y - height + lift])} ${at([x + width * 0.15, y - height * 1.1 + lift])} ${at([x + width / 2, y - height * 0.5])}C${at([x + width * 0.2, y - height * 0.35 + lift])} ${at([x - width * 0.1, y - height * 0.1])} ${at([x - width / 2, y])}Z`;
}

function cirrus({ sheet, light, random, horizon }: Backdrop): string {
  return Array.from({ length: random.int(6, 10) }, (_, i) => {
    const y = horizon * random.between(0.08, 0.75);
    const width = random.between(260, 760) * (1.1 - (y / horizon) * 0.5);
    const fill = i % 3 === 0 ? light.cloud.shade : light.cloud.lit;
    return path(feather(random, random.between(0, sheet.width), y, width, random.between(8, 30)), {
      fill,
      opacity: random.between(0.3, 0.6),
    });
  }).join('');
}

/** Long flat banks, each a sheaf of feathers. */
function stratus({ sheet, light, random, horizon }: Backdrop): string {
  return Array.from({ length: random.int(3, 5) }, () => {
    const t = random.next();
    const y = horizon * (0.1 + t * 0.76);
    const x = random.between(0, sheet.width);
    const reach = random.between(420, 900) * (1.1 - t * 0.4);
    return Array.from({ length: random.int(5, 8) }, (_, k) => {
      const width = reach * random.between(0.35, 1);
      const height = random.between(9, 30) * (1.2 - t * 0.7);
      return path(
        feather(random, x + random.between(-0.4, 0.4) * reach, y + random.between(-26, 26), width, height),
        {
          fill: k % 2 ? light.cloud.shade : light.cloud.lit,
          opacity: random.between(0.28, 0.55),
        },
      );
    }).join('');
  }).join('');
}

const painters = { cumulus, cirrus, stratus, none: () => '' } as const;

export const clouds = (backdrop: Backdrop) => painters[backdrop.random.pick(backdrop.light.clouds)](backdrop);
