import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController, useFormState, useWatch } from 'react-hook-form';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { CodeInput } from '#web/ui/controls/code-input.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { PasswordInput } from '#web/ui/controls/password/password-input.tsx';
import { StrengthMeter } from '#web/ui/controls/password/strength-meter.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import type { ContractForm } from './contract-form.ts';

type Place<Typed extends FieldValues, Request> = {
  form: ContractForm<Typed, Request>;
  name: FieldPath<Typed>;
};

type Labelled = {
  label: ReactNode;
  help?: ReactNode;
  /** Required and marked with an asterisk, in forms that also have optional fields. */
  starred?: boolean;
  className?: string;
};

/** Re-renders only with its own field. */
function useProblem<Typed extends FieldValues, Request>({ form, name }: Place<Typed, Request>) {
  const state = useFormState({ control: form.control, name });
  return form.getFieldState(name, state).error?.message;
}

type FieldOf<Props, Typed extends FieldValues, Request> = Place<Typed, Request> &
  Labelled &
  Omit<Props, 'name' | 'ref' | 'form' | keyof Labelled>;

/** Connects a control with its label, its problem, its maximum length and the form. */
function asField<Props extends object>(Control: (props: Props) => ReactNode) {
  return function LabelledField<Typed extends FieldValues, Request>({
    form,
    name,
    label,
    help,
    starred,
    className,
    onChange,
    ...input
  }: FieldOf<Props, Typed, Request> & { onChange?: (event: ChangeEvent<never>) => void }) {
    const error = useProblem({ form, name });
    // A select has no such attribute.
    const isTyped = (Control as unknown) !== NativeSelect;
    const limit = isTyped && form.limits?.[name] && { maxLength: form.limits[name].max };
    const control = { ...limit, ...input, ...form.register(name, { onChange }) };
    return (
      <Field label={label} help={help} error={error} required={starred} className={className}>
        <Control {...(control as unknown as Props)} />
      </Field>
    );
  };
}

export const TextField = asField(TextInput);
export const TextAreaField = asField(TextArea);
export const SelectField = asField(NativeSelect);
export const PasswordField = asField(PasswordInput);

/** An email input without autocorrection. */
export function EmailField<Typed extends FieldValues, Request>(
  props: Omit<ComponentProps<typeof TextField<Typed, Request>>, 'type'>,
) {
  return (
    <TextField<Typed, Request>
      {...props}
      type="email"
      maxLength={EMAIL_MAX_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function CheckboxField<Typed extends FieldValues, Request>({
  form,
  name,
  onChange,
  ...checkbox
}: Place<Typed, Request> & Omit<ComponentProps<typeof Checkbox>, 'name' | 'ref' | 'error' | 'form'>) {
  const error = useProblem({ form, name });
  return <Checkbox {...checkbox} {...form.register(name, { onChange })} error={error} />;
}

export function CodeField<Typed extends FieldValues, Request>({
  form,
  name,
  label,
  onComplete,
}: Place<Typed, Request> & { label: string; onComplete?: (code: string) => void }) {
  const { field } = useController({ control: form.control, name });
  const error = useProblem({ form, name });
  return (
    <Field label={label} error={error}>
      <CodeInput {...field} value={field.value ?? ''} required onComplete={onComplete} />
    </Field>
  );
}

type NewPasswordFieldProps<Typed extends FieldValues, Request> = Place<Typed, Request> &
  Pick<Labelled, 'label' | 'help'> &
  Pick<ComponentProps<'input'>, 'onKeyDown'> & {
    /** Known data that a guesser would try first. */
    known?: () => readonly string[];
  };

/** A new password with a strength meter. */
export function NewPasswordField<Typed extends FieldValues, Request>({
  form,
  name,
  label,
  help,
  known,
  onKeyDown,
}: NewPasswordFieldProps<Typed, Request>) {
  const password = useWatch({ control: form.control, name });
  return (
    <div className="grid gap-2">
      <PasswordField
        form={form}
        name={name}
        label={label}
        help={help}
        required
        autoComplete="new-password"
        onKeyDown={onKeyDown}
      />
      <StrengthMeter password={password ?? ''} known={known?.()} />
    </div>
  );
}

/** A hidden username for password managers. */
export function Username({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
