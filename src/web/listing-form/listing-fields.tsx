import { type ReactNode, useState } from 'react';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import type { FieldGroup } from '#domain/listings/fields/form-fields.ts';
import { DimensionSwitch } from '#web/units/dimension-switch.tsx';
import type { PlaceList } from './controls/control-props.ts';
import { FieldControl } from './controls/field-control.tsx';
import { ModelSuggestion } from './controls/model-suggestion.tsx';
import { UnreachableNotice } from './controls/unreachable-notice.tsx';
import {
  type ChangeValues,
  type FieldProblems,
  groupsOf,
  type ListingFormValues,
  problemOf,
  questionsOf,
} from './form-values.ts';
import { loadPhoneCheck } from './phone-check.ts';

type ListingFieldsProps = {
  values: ListingFormValues;
  /** Applies a change; compatible with a state setter. */
  onChange: ChangeValues;
  /** Problems of each field, from the server or from the check before sending. */
  problems?: FieldProblems;
  /** Defaults to the groups of the category and type. */
  groups?: readonly FieldGroup[];
  /** The account's email address, which receives buyers' messages. */
  accountEmail?: string;
  /** The list of suggested places. */
  places?: PlaceList;
  /** Renders the frame of a group. */
  frame?: (group: FieldGroup, controls: ReactNode) => ReactNode;
};

/** The fields of a listing for its category and type, in groups, from the field table. */
export function ListingFields({
  values,
  onChange,
  problems = {},
  groups = groupsOf(values),
  accountEmail,
  places = 'WIZARD_PLACES',
  frame = plainFrame,
}: ListingFieldsProps) {
  // Problems are shown after leaving a field, not while typing; those of values from an earlier visit immediately.
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(
    () =>
      new Set([
        ...FIELD_NAMES.filter((name) => problemOf(values, name)),
        ...questionsOf(values).map(({ field }) => field),
      ]),
  );
  const questions = questionsOf(values);
  const leave = async (name: FieldName) => {
    if (fieldDefinition(name).control === 'tel') await loadPhoneCheck();
    setLeft((before) => new Set([...before, name]));
  };

  return groups.map((group) => (
    <div key={group.title} className="min-w-0">
      {frame(
        group,
        <>
          {hasDimensions(group) && <DimensionSwitch label="Give sizes in" className="mb-4" />}
          {group.fields.includes('length') && <ModelSuggestion values={values} onChange={onChange} />}
          {group.fields.includes('showEmail') && <UnreachableNotice values={values} />}
          <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
            {group.fields.map((name) => (
              <FieldControl
                key={name}
                name={name}
                values={values}
                onChange={onChange}
                onLeave={leave}
                problem={problems[name] ?? (left.has(name) ? problemOf(values, name) : undefined)}
                question={left.has(name) ? questions.find(({ field }) => field === name) : undefined}
                accountEmail={accountEmail}
                places={places}
              />
            ))}
          </div>
        </>,
      )}
    </div>
  ));
}

function hasDimensions({ fields }: FieldGroup) {
  return fields.some((name) => {
    const field = fieldDefinition(name);
    return 'unit' in field && (field.unit === 'ft' || field.unit === 'm');
  });
}

const plainFrame = ({ title }: FieldGroup, controls: ReactNode) => (
  <>
    <h3 className="mb-4 text-lg">{title}</h3>
    {controls}
  </>
);
