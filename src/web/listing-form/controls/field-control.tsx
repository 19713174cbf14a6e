import { fieldDefinition, fieldWords } from '#domain/listings/fields/fields.ts';
import { helpOf } from '#domain/listings/fields/help-of-field.ts';
import { currencySymbol } from '#domain/money.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { textOf, withValue } from '../form-values.ts';
import { ChecklistControl } from './checklist-control.tsx';
import { ChoiceControl } from './choice-control.tsx';
import { ContactHint } from './contact-hint.tsx';
import type { ControlProps, PlaceList } from './control-props.ts';
import { NumberControl } from './number-control.tsx';
import { MakeControl, ModelControl, PlaceControl } from './suggesting-controls.tsx';

const WIDE = 'sm:col-span-2';

type FieldControlProps = Omit<ControlProps, 'label' | 'help'> & { accountEmail?: string; places: PlaceList };

/** The control that the field table specifies. */
export function FieldControl({ accountEmail, places, ...rest }: FieldControlProps) {
  const field = fieldDefinition(rest.name);
  const category = textOf(rest.values, 'category');
  const { label } = fieldWords(rest.name, category);
  const control = { ...rest, label, help: helpOf(rest.name, category) };
  switch (field.control) {
    case 'category':
    case 'subcategory':
    case 'choice':
      return <ChoiceControl {...control} />;
    case 'number':
    case 'integer':
      if (field.unit !== 'money') return <NumberControl {...control} field={field} />;
      return (
        <NumberControl
          {...control}
          field={field}
          label={`${label} (${currencySymbol(textOf(rest.values, 'currency'))})`}
        />
      );
    case 'checklist':
      return <ChecklistControl {...control} field={field} className={WIDE} />;
    case 'checkbox':
      return <TickControl {...control} />;
    case 'textarea':
      return <ProseControl {...control} maxLength={field.maxLength} />;
    case 'email':
      return <EmailControl {...control} maxLength={field.maxLength} accountEmail={accountEmail} />;
    case 'tel':
    case 'text':
      if (field.suggest === 'make') return <MakeControl {...control} maxLength={field.maxLength} />;
      if (field.suggest === 'model') return <ModelControl {...control} maxLength={field.maxLength} />;
      if (field.suggest === 'place')
        return <PlaceControl {...control} maxLength={field.maxLength} places={places} />;
      return <LineControl {...control} maxLength={field.maxLength} isPhone={field.control === 'tel'} />;
  }
}

type Bounded = ControlProps & { maxLength: number };

/** Values that browsers can autofill. */
const AUTOFILL = { sellerName: 'name', sellerPhone: 'tel' } as const;

function LineControl({
  name,
  label,
  help,
  values,
  onChange,
  onLeave,
  problem,
  maxLength,
  isPhone,
}: Bounded & { isPhone: boolean }) {
  const { required } = fieldDefinition(name);
  return (
    <Field
      label={label}
      help={help}
      error={problem}
      required={required}
      className={name === 'title' ? WIDE : undefined}
    >
      <TextInput
        name={name}
        type={isPhone ? 'tel' : 'text'}
        maxLength={maxLength}
        autoComplete={AUTOFILL[name as keyof typeof AUTOFILL] ?? 'off'}
        value={textOf(values, name)}
        onChange={(event) => onChange((before) => withValue(before, name, event.target.value))}
        onBlur={() => onLeave(name)}
      />
    </Field>
  );
}

function ProseControl({ name, label, help, values, onChange, onLeave, problem, maxLength }: Bounded) {
  const { required } = fieldDefinition(name);
  return (
    <Field label={label} help={help} error={problem} required={required} className={WIDE}>
      <TextArea
        name={name}
        rows={10}
        counter
        maxLength={maxLength}
        value={textOf(values, name)}
        onChange={(event) => onChange((before) => withValue(before, name, event.target.value))}
        onBlur={() => onLeave(name)}
      />
      <ContactHint text={textOf(values, name)} />
    </Field>
  );
}

/** Shows the account's address instead of asking for it. Visitors who are not signed in yet can type theirs. */
function EmailControl({
  name,
  label,
  values,
  onChange,
  problem,
  maxLength,
  accountEmail,
}: Bounded & { accountEmail?: string }) {
  return (
    <Field
      label={label}
      help={accountEmail ? 'From your account. Buyers never see it.' : 'We use the address you sign in with.'}
      error={problem}
    >
      <TextInput
        name={name}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        readOnly={accountEmail !== undefined}
        value={accountEmail ?? textOf(values, name)}
        onChange={(event) => onChange((before) => withValue(before, name, event.target.value))}
        className="read-only:bg-paper read-only:text-muted"
      />
    </Field>
  );
}

function TickControl({ name, label, help, values, onChange, problem }: ControlProps) {
  return (
    <Checkbox
      name={name}
      label={label}
      help={help}
      error={problem}
      checked={values.formData[name] === true}
      className={WIDE}
      onChange={(event) => onChange((before) => withValue(before, name, event.target.checked))}
    />
  );
}
