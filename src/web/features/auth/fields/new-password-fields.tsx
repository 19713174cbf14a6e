import { type KeyboardEvent, useState } from 'react';
import { PasswordInput } from '#web/ui/controls/password-input.tsx';
import { StrengthMeter } from '#web/ui/controls/strength-meter.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { Faults } from '#web/ui/forms/script-form.tsx';

export type NewPassword = { password: string; confirmPassword: string };

type NewPasswordFieldsProps = {
  faults: Faults<keyof NewPassword>;
  label?: string;
  /** What a guesser would try first. */
  known?: readonly string[];
  onChange?: (entries: NewPassword) => void;
  /** Return was pressed, which sends nothing while the form's button is off. */
  onReturn?: () => void;
};

/** A password to be set, twice, with a hint how strong it is. */
export function NewPasswordFields({
  faults,
  label = 'Password',
  known,
  onChange,
  onReturn,
}: NewPasswordFieldsProps) {
  const [entries, setEntries] = useState<NewPassword>({ password: '', confirmPassword: '' });

  function change(part: Partial<NewPassword>) {
    const next = { ...entries, ...part };
    setEntries(next);
    onChange?.(next);
  }

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onReturn?.();
  };

  return (
    <>
      <div className="grid gap-2">
        <Field label={label} error={faults.password}>
          <PasswordInput
            name="password"
            required
            autoComplete="new-password"
            onChange={(event) => change({ password: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <StrengthMeter password={entries.password} known={known} />
      </div>
      <Field label="Confirm password" error={faults.confirmPassword}>
        <PasswordInput
          name="confirmPassword"
          required
          autoComplete="new-password"
          onChange={(event) => change({ confirmPassword: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </Field>
    </>
  );
}
