import { Link } from 'react-router';
import { type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { REQUIRED_FIELDS } from '#domain/listings/fields/form-fields.ts';
import { isFilled } from '#web/listing-form/form-values.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { stepOf } from '../sections.ts';
import type { Wizard } from '../use-wizard.ts';

type Line = { name: string; text: string };

/** The missing and refused fields, each with a link to it. */
export function MissingFields({ wizard }: { wizard: Wizard }) {
  const { draftState, problems, addressOf } = wizard;
  const missing: Line[] = REQUIRED_FIELDS.filter((name) => !isFilled(draftState.content, name)).map(
    (name) => ({
      name,
      text: `${fieldDefinition(name).label} is missing`,
    }),
  );
  const refused: Line[] = Object.entries(problems)
    .filter(([name]) => !missing.some((line) => line.name === name))
    .map(([name, text]) => ({ name, text: text ?? '' }));
  const lines = [...missing, ...refused];
  if (lines.length === 0) return null;
  return (
    <Notice
      variant={refused.length > 0 ? 'error' : 'info'}
      title={refused.length > 0 ? 'Please correct this first' : 'Before you can submit'}
    >
      <ul className="mt-1">
        {lines.map(({ name, text }) => (
          <li key={name}>
            <Link
              to={addressOf(stepOf(name))}
              state={{ field: name as FieldName }}
              className="inline-flex min-h-7 items-center font-medium underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
