import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { checkPasswordChange } from '#domain/accounts/form-checks.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { PasswordInput } from '#web/ui/controls/password-input.tsx';
import { StrengthMeter } from '#web/ui/controls/strength-meter.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { type Faults, ScriptForm, textOf } from '#web/ui/forms/script-form.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { changePassword } from './change-password.ts';
import { type PasswordEntries, passwordFaults } from './password-faults.ts';
import { sessionsQuery } from './sessions.ts';

type ChangePasswordFormProps = {
  id: string;
  email: string;
  firstField: RefObject<HTMLInputElement | null>;
  during: (work: () => Promise<void>) => Promise<void>;
  onChanged: () => void;
};

const toastError = (message: string) =>
  toast({ title: 'Error', description: message, variant: 'destructive' });

export function ChangePasswordForm({ id, email, firstField, during, onChanged }: ChangePasswordFormProps) {
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<Faults<keyof PasswordEntries>>({});
  const client = useQueryClient();

  function submit(form: FormData) {
    const entries = {
      currentPassword: textOf(form, 'currentPassword'),
      newPassword: textOf(form, 'newPassword'),
      confirmPassword: textOf(form, 'confirmPassword'),
    };
    const problem = checkPasswordChange(entries);
    setFaults(problem ? passwordFaults(entries, problem) : {});
    if (problem) return toastError(problem.message);
    void during(async () => {
      try {
        const { currentPassword, newPassword } = entries;
        const { message } = await changePassword({ email, currentPassword, newPassword });
        toast({ title: 'Success', description: message, variant: 'success' });
        onChanged();
        await client.invalidateQueries(sessionsQuery);
      } catch (error) {
        const message = sentenceOf(error, 'Failed to change password');
        setFaults({ currentPassword: message });
        toastError(message);
      }
    });
  }

  return (
    <ScriptForm id={id} onSubmit={submit} faults={faults} className="grid gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={faults.currentPassword}>
        <PasswordInput ref={firstField} name="currentPassword" required autoComplete="current-password" />
      </Field>
      <div className="grid gap-2">
        <Field label="New password" error={faults.newPassword}>
          <PasswordInput
            name="newPassword"
            required
            autoComplete="new-password"
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <StrengthMeter password={typed} known={[email]} />
      </div>
      <Field label="Confirm new password" error={faults.confirmPassword}>
        <PasswordInput name="confirmPassword" required autoComplete="new-password" />
      </Field>
    </ScriptForm>
  );
}
