import { useEffect, useRef } from 'react';
import { PasswordInput } from '#web/ui/controls/password-input.tsx';
import { StrengthMeter } from '#web/ui/controls/strength-meter.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type PasswordAgainFieldProps = {
  password: string;
  onChange: (password: string) => void;
  error: string | undefined;
  takesFocus: boolean;
};

/** A page that was loaded anew does not know the password any more: we never store one. */
export function PasswordAgainField({ password, onChange, error, takesFocus }: PasswordAgainFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-2">
      <Field
        label="Password"
        error={error}
        help="For your safety this browser has not kept it: please type it again."
      >
        <PasswordInput
          ref={input}
          name="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <StrengthMeter password={password} />
    </div>
  );
}
