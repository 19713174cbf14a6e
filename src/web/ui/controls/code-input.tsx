import { type ComponentProps, useState } from 'react';
import { cx } from '../class-names.ts';
import { useFieldControl } from '../forms/field-context.ts';

const CODE_LENGTH = 6;

/** Keeps the digits of what was typed or pasted, as in "123 456" or "Code: 123456". */
export function toCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

type CodeSlot = { digit: string; active: boolean };

/** The six boxes. The one for the next digit is active while the input has the focus. */
export function codeSlots(code: string, focused: boolean): CodeSlot[] {
  const next = Math.min(code.length, CODE_LENGTH - 1);
  return Array.from({ length: CODE_LENGTH }, (_, index) => ({
    digit: code[index] ?? '',
    active: focused && index === next,
  }));
}

type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'maxLength' | 'pattern'
> & {
  value: string;
  onChange: (code: string) => void;
  /** Called when six new digits are complete: typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
};

/** Six boxes drawn under one real input, which takes focus and paste and is announced as one. */
export function CodeInput({ value, onChange, onComplete, ...input }: CodeInputProps) {
  const control = useFieldControl(input);
  const [focused, setFocused] = useState(false);
  const invalid = 'aria-invalid' in control && control['aria-invalid'];

  function change(text: string) {
    const code = toCode(text);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete?.(code);
  }

  return (
    <div className="relative w-fit">
      <div aria-hidden className="flex gap-2">
        {codeSlots(value, focused).map(({ digit, active }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other key
            key={index}
            className={cx(
              'tabular grid h-14 w-[min(3rem,12.5vw)] place-items-center rounded-control border bg-card font-display text-2xl',
              invalid ? 'border-signal' : 'border-control',
              active && 'outline-2 outline-sea outline-offset-2',
            )}
          >
            {digit}
          </span>
        ))}
      </div>
      <input
        {...input}
        {...control}
        value={value}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${CODE_LENGTH}}`}
        className="absolute inset-0 w-full cursor-text opacity-0"
      />
    </div>
  );
}
