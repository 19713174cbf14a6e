import { type ReactNode, useState } from 'react';
import type { FieldGroup } from '#domain/listings/fields/asked.ts';
import type { FieldName } from '#domain/listings/fields/fields.ts';
import type { PlaceList } from './controls/control-props.ts';
import { FieldControl } from './controls/field-control.tsx';
import {
  type ChangeValues,
  type FieldProblems,
  groupsOf,
  type ListingFormValues,
  problemOf,
} from './form-values.ts';

type ListingFieldsProps = {
  values: ListingFormValues;
  /** Takes a change of the values; a state's own setter will do. */
  onChange: ChangeValues;
  /** What the server, or a check before sending, says of each field. */
  problems?: FieldProblems;
  /** Those that the category and type ask for, where absent. */
  groups?: readonly FieldGroup[];
  /** The e-mail address of the account: buyers' messages go there. */
  accountEmail?: string;
  /** Where the suggestions of the place come from. */
  places?: PlaceList;
  /** Frames a group. */
  frame?: (group: FieldGroup, controls: ReactNode) => ReactNode;
};

/** The fields of a listing, straight from the field table: those that its category and type have, in their groups. */
export function ListingFields({
  values,
  onChange,
  problems = {},
  groups = groupsOf(values),
  accountEmail,
  places = 'WIZARD_PLACES',
  frame = plainFrame,
}: ListingFieldsProps) {
  // A slip is told once the field was left, not while it is being typed.
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const leave = (name: FieldName) =>
    setLeft((before) => (before.has(name) ? before : new Set([...before, name])));

  return groups.map((group) => (
    <div key={group.title} className="min-w-0">
      {frame(
        group,
        <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
          {group.fields.map((name) => (
            <FieldControl
              key={name}
              name={name}
              values={values}
              onChange={onChange}
              onLeave={leave}
              problem={problems[name] ?? (left.has(name) ? problemOf(values, name) : undefined)}
              accountEmail={accountEmail}
              places={places}
            />
          ))}
        </div>,
      )}
    </div>
  ));
}

const plainFrame = ({ title }: FieldGroup, controls: ReactNode) => (
  <>
    <h3 className="mb-4 text-lg">{title}</h3>
    {controls}
  </>
);
