import type { ChecklistField } from './checklists.ts';
import type { OptionField } from './options.ts';

/** The unit in which a number is stored and travels. */
export type FieldUnit = 'ft' | 'm' | 'HP' | 'litres' | 'kg' | 'm²' | 'money';

type TextField = {
  control: 'text' | 'textarea' | 'email' | 'tel';
  maxLength: number;
  /** Where the suggestions of the input come from. */
  suggest?: 'make' | 'model' | 'place';
};

type NumberField = {
  control: 'number' | 'integer';
  min: number;
  /** "next year" moves with the clock. */
  max: number | 'next year';
  step: number;
  unit?: FieldUnit;
  /** What a seller's "unknown" becomes: nothing, or the word itself. */
  unknown?: 'cleared' | 'kept';
};

type ChoiceField = { control: 'choice'; options: OptionField };
type ChecklistControl = { control: 'checklist'; items: ChecklistField };
type PlainField = { control: 'checkbox' | 'category' | 'subcategory' | 'currency' };

export type FieldDefinition = {
  label: string;
  /** One line under the control, where the label alone leaves a doubt. */
  help?: string;
} & (TextField | NumberField | ChoiceField | ChecklistControl | PlainField);
