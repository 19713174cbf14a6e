import { cx } from '../../class-names.ts';
import { passwordStrength, STRENGTHS, type Strength } from './password-strength.ts';

const COLOURS = {
  'too-short': 'bg-control',
  weak: 'bg-signal',
  fair: 'bg-brass',
  good: 'bg-starboard',
  strong: 'bg-starboard',
} as const satisfies Record<Strength, string>;

type StrengthMeterProps = { password: string; known?: readonly string[] };

/** Four bars and a description below a new password. Changes are announced. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const strength = passwordStrength(password, known);
  const level = STRENGTHS.findIndex(({ name }) => name === strength);
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="flex w-28 shrink-0 gap-1">
        {STRENGTHS.slice(1).map(({ name }, index) => (
          <span
            key={name}
            className={cx(
              'h-1 grow rounded-pill transition-colors',
              index < level ? COLOURS[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="text-muted text-sm">
        {STRENGTHS[level]?.label}
      </p>
    </div>
  );
}
