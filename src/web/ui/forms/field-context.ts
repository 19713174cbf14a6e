import { createContext, useContext, useId } from 'react';

type FieldIds = {
  id: string;
  helpId: string;
  errorId: string;
  hasHelp: boolean;
  error: string | undefined;
  required: boolean | undefined;
};

export const FieldContext = createContext<FieldIds | null>(null);

type FieldOptions = { id?: string; hasHelp: boolean; error?: string; required?: boolean };

export function useFieldIds({ id, hasHelp, error, required }: FieldOptions): FieldIds {
  const ownId = useId();
  const base = id ?? ownId;
  return { id: base, helpId: `${base}-help`, errorId: `${base}-error`, hasHelp, error, required };
}

type ControlProps = { id?: string; required?: boolean; 'aria-describedby'?: string };

/** What a control inherits from the field around it, unless it sets it itself. */
export function useFieldControl(own: ControlProps) {
  const field = useContext(FieldContext);
  if (!field) return own;
  const described = [
    own['aria-describedby'],
    field.error && field.errorId,
    field.hasHelp && field.helpId,
  ].filter(Boolean);
  return {
    id: own.id ?? field.id,
    required: own.required ?? field.required,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': field.error ? true : undefined,
  };
}
