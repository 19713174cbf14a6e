/**
 * How figures of this kind are written. Money has two decimals at most, a count none; a measure may have any number, so
 * that "1.250" is either of two.
 */
export type FigureKind = 'money' | 'count' | 'measure';

const GROUPED_WITH_DECIMALS = /^\d{1,3}(?:([.,])\d{3})+([.,])\d{1,6}$/;
const GROUPS = /^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
const ONE_SEPARATOR = /^(\d{1,12})([.,])(\d{1,6})$/;
const SPACED = /^\d{1,3}(?: \d{3})+(?=$|[.,])/;

/**
 * The numbers that written figures may mean, the most likely first; none when they follow no convention. "24,950" and
 * "24 950" group by thousands, "24.950" does too where decimals of that length are not written.
 */
export function readFigures(text: string, kind: FigureKind): number[] {
  const spaced = SPACED.exec(text)?.[0];
  const figures = spaced ? spaced.replaceAll(' ', '') + text.slice(spaced.length) : text;
  if (/^\d{1,12}$/.test(figures)) return [Number(figures)];
  if (GROUPS.test(figures)) return [Number(figures.replace(/[.,]/g, ''))];
  const [, group, point] = GROUPED_WITH_DECIMALS.exec(figures) ?? [];
  if (group && point) return group === point ? [] : [decimal(figures, point)];
  const [, whole = '', separator, rest = ''] = ONE_SEPARATOR.exec(figures) ?? [];
  if (!separator) return [];
  return withOneSeparator(whole, separator, rest, kind);
}

function withOneSeparator(whole: string, separator: string, rest: string, kind: FigureKind): number[] {
  const asDecimal = Number(`${whole}.${rest}`);
  const asThousands = Number(whole + rest.padEnd(3, '0'));
  const canGroup = /^[1-9]\d{0,2}$/.test(whole);
  if (rest.length === 3 && canGroup) {
    if (kind !== 'measure') return [asThousands];
    return separator === ',' ? [asThousands, asDecimal] : [asDecimal, asThousands];
  }
  if (separator === '.') return kind === 'money' && rest.length > 2 ? [] : [asDecimal];
  // A decimal comma: in a price it may just as well be an unfinished "25,000".
  if (rest.length > 2) return kind === 'measure' && !canGroup ? [asDecimal] : [];
  return kind === 'money' && canGroup ? [asDecimal, asThousands] : [asDecimal];
}

const decimal = (figures: string, point: string) => {
  const at = figures.lastIndexOf(point);
  return Number(`${figures.slice(0, at).replace(/[.,]/g, '')}.${figures.slice(at + 1)}`);
};
