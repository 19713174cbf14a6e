import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { MAX_LENGTH_CHOICES } from '#domain/search/controls/choices.ts';
import {
  maxPriceOptions,
  minPriceOptions,
  priceChoices,
  priceLabel,
  priceSteps,
} from '#domain/search/controls/price-options.ts';
import { readTypedAmount } from '#domain/search/controls/typed-amounts.ts';
import { MENU_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { usePlaceSuggestions } from '#web/api/place-suggestions.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { AmountChoice } from '#web/forms/amount-choice.tsx';
import { useFilledFormSubmit } from '#web/forms/filled-form.ts';
import { TypedAmount } from '#web/forms/typed-amount.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Autocomplete } from '#web/ui/controls/autocomplete.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { Field } from '#web/ui/forms/field.tsx';

/** A value of the category list: nothing, a category, or a category with a subcategory. */
type CategoryChoice = { category: string; subcategory: string };

const NOTHING_CHOSEN: CategoryChoice = { category: '', subcategory: '' };

/** Parses an option value: "" for all, "small-craft", or "small-craft:ribs". */
export function chooseCategory(entry: string): CategoryChoice {
  const [category = '', subcategory = ''] = entry === 'all' ? [] : entry.split(':');
  return { category, subcategory };
}

/** A plain GET form: it also works before or without JavaScript. */
export function HeroSearch() {
  const [{ category, subcategory }, setChosen] = useState(NOTHING_CHOSEN);
  const places = usePlaceSuggestions('SEARCH_PLACES');
  const onSubmit = useFilledFormSubmit();
  const kinds = MENU_CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];

  return (
    <Form
      action="/search"
      aria-label="Advanced search"
      onSubmit={onSubmit}
      className="grid grid-cols-2 gap-3 rounded-card border border-line bg-card p-4 shadow-raised sm:gap-4 sm:p-6 lg:grid-cols-6 max-sm:[&_select]:pr-8 max-sm:[&_select]:pl-3"
    >
      <Field label="Category" className="lg:col-span-2">
        <NativeSelect
          name="category"
          value={subcategory ? `${category}:${subcategory}` : category}
          onChange={(event) => setChosen(chooseCategory(event.target.value))}
        >
          <option value="">All</option>
          {MENU_CATEGORIES.map(({ id, name, subcategories }) => (
            <optgroup key={id} label={name}>
              <option value={id}>All {name}</option>
              {subcategories.map((sub) => (
                <option key={sub.id} value={`${id}:${sub.id}`}>
                  {sub.name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Boat type" className="lg:col-span-2 noscript:hidden">
        <NativeSelect
          value={subcategory}
          disabled={kinds.length === 0}
          onChange={(event) => setChosen({ category, subcategory: event.target.value })}
        >
          <option value="">Any type</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Location" className="max-sm:order-1 lg:col-span-2">
        <Autocomplete
          name="location"
          placeholder="Anywhere"
          maxLength={FIELDS.location.maxLength}
          suggest={places.suggest}
          onFocus={places.load}
        />
      </Field>
      <div className="lg:col-span-1">
        <PriceBound label="Price from" name="minPrice" prices={minPriceOptions(category)} of={category} />
      </div>
      <div className="lg:col-span-1">
        <PriceBound label="Price to" name="maxPrice" prices={maxPriceOptions(category)} of={category} />
      </div>
      <div className="max-sm:order-1 lg:col-span-2">
        <LengthBound />
      </div>
      <div className="col-span-2 flex items-end max-sm:order-2 lg:col-span-2">
        <Button type="submit" className="w-full">
          <SlidersHorizontal aria-hidden className="size-4" />
          Search Boats
        </Button>
      </div>
    </Form>
  );
}

type PriceBoundProps = { label: string; name: string; prices: readonly number[]; of: string };

function PriceBound({ label, name, prices, of }: PriceBoundProps) {
  return (
    <AmountChoice
      {...{ label, name }}
      kind="price"
      value={undefined}
      choices={priceChoices(prices)}
      labelOf={priceLabel}
      steps={priceSteps(of)}
      read={(text) => readTypedAmount('price', text)}
    />
  );
}

const CUSTOM = 'custom';

/** The specified list, whose last entry is a text box for an own length. */
function LengthBound() {
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState<number>();
  const hydrated = useHydrated();
  if (chosen === CUSTOM)
    return (
      <TypedAmount
        label="Length up to"
        name="maxLength"
        kind="length"
        value={typed}
        read={(text) => readTypedAmount('length', text)}
        onAmount={(feet) => setTyped(feet ?? undefined)}
        onLeftEmpty={() => setChosen('')}
        // It has just replaced the focused list.
        autoFocus
      />
    );
  return (
    <Field label="Length">
      <NativeSelect
        // "100ft+" has no upper limit, so it is sent as a range.
        name={hydrated && !chosen.endsWith('+') ? 'maxLength' : 'lengthRange'}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Any length</option>
        {MAX_LENGTH_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {value.endsWith('+') ? label : `Up to ${label}`}
          </option>
        ))}
        {hydrated && <option value={CUSTOM}>Custom Length</option>}
      </NativeSelect>
    </Field>
  );
}
