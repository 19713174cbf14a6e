import { mix } from '../colour.ts';
import { ellipse, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';
import { clouds } from './clouds.ts';

function luminary({ sheet, light, horizon }: Backdrop): string {
  const body = light.luminary;
  if (!body) return '';
  const [x, y] = [body.across * sheet.width, body.down * horizon];
  const rings = [7, 4.6, 2.9, 1.8].map((k, i) =>
    path(ellipse(x, y, body.radius * k), {
      fill: body.halo,
      opacity: body.moon ? 0.05 + i * 0.02 : 0.09 + i * 0.05,
    }),
  );
  const disc = path(ellipse(x, y, body.radius), { fill: body.colour });
  const craters = body.moon
    ? path(
        ellipse(x - 12, y - 8, 9) +
          ellipse(x + 10, y + 12, 12) +
          ellipse(x + 14, y - 16, 6) +
          ellipse(x - 16, y + 18, 6),
        { fill: mix(body.colour, '#9fb0c4', 0.5), opacity: 0.55 },
      )
    : '';
  return rings.join('') + disc + craters;
}

function stars({ sheet, random, horizon }: Backdrop): string {
  const specks = Array.from({ length: 130 }, () => {
    const y = random.next() ** 1.3 * horizon * 0.86;
    return ellipse(random.between(0, sheet.width), y, random.pick([0.8, 1, 1.2, 1.9]));
  });
  return path(specks.join(''), { fill: '#eef3f7', opacity: 0.75 });
}

/** Gradient, stars, sun or moon, clouds: everything above the horizon. */
export function sky(backdrop: Backdrop): string {
  const { sheet, light, horizon } = backdrop;
  const fill = sheet.down(0, horizon, light.sky);
  return [
    path(rect(0, 0, sheet.width, horizon + 2), { fill }),
    light.stars ? stars({ ...backdrop, random: backdrop.random.fork('stars') }) : '',
    luminary(backdrop),
    clouds({ ...backdrop, random: backdrop.random.fork('clouds') }),
  ].join('');
}
