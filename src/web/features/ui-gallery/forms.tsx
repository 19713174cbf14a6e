import { Search } from 'lucide-react';
import { useState } from 'react';
import type { MediaItem } from '#domain/media/items.ts';
import { MediaPicker } from '#web/media-picker/media-picker.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { CodeInput } from '#web/ui/controls/code-input.tsx';
import { NativeSelect } from '#web/ui/controls/native-select.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { Switch } from '#web/ui/controls/switch.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { GallerySection } from './gallery-section.tsx';

const SELLERS = [
  { value: 'private', label: 'Private seller', help: 'You own the boat.' },
  { value: 'broker', label: 'Broker', help: 'You sell for owners.' },
  { value: 'dealer', label: 'Dealer', help: 'You sell from stock.', disabled: true },
] as const;

export function Forms() {
  const [code, setCode] = useState('1234');
  return (
    <GallerySection title="Forms">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Title" required help="Make, model and what sets her apart.">
          <TextInput name="title" placeholder="Westerly Konsort 29" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <TextInput name="email" type="email" defaultValue="ann@" />
        </Field>
        <Field label="Price">
          <TextInput name="price" inputMode="numeric" prefix="£" defaultValue="24950" />
        </Field>
        <Field label="Length">
          <TextInput name="length" inputMode="decimal" suffix="ft" />
        </Field>
        <Field label="Keywords">
          <TextInput name="q" type="search" prefix={<Search aria-hidden />} />
        </Field>
        <Field label="Not editable">
          <TextInput disabled defaultValue="Locked while in review" />
        </Field>
        <Field label="Hull material">
          <NativeSelect name="hull" defaultValue="">
            <option value="">Any</option>
            <option value="fiberglass">Fibreglass (GRP)</option>
            <option value="steel">Steel</option>
          </NativeSelect>
        </Field>
        <Field label="Condition" error="Choose one">
          <NativeSelect name="condition" defaultValue="">
            <option value="">Choose</option>
          </NativeSelect>
        </Field>
        <Field label="Description" className="md:col-span-2">
          <TextArea
            name="description"
            counter
            maxLength={2000}
            defaultValue="She has been in the family since 1994."
          />
        </Field>
        <div className="grid gap-3">
          <Checkbox label="Featured only" defaultChecked />
          <Checkbox label="Private Sellers Only" help="Leaves out brokers and dealers." />
          <Checkbox label="I agree to the terms" error="You must agree to the terms" />
          <Checkbox label="Not available" disabled />
        </div>
        <div className="grid gap-4">
          <Switch label="Show my phone number" help="Only after a buyer asks for it." defaultChecked />
          <Switch label="Analytics" />
          <Switch label="Marketing" help="Not used." disabled />
        </div>
        <div className="md:col-span-2">
          <RadioGroup
            legend="You are a"
            name="seller"
            options={SELLERS}
            defaultValue="private"
            look="boxes"
          />
        </div>
        <RadioGroup legend="Distance" name="plain" options={SELLERS} error="Choose one" />
        <Field label="Verification code" help="Six digits from the email we sent.">
          <CodeInput value={code} onChange={setCode} />
        </Field>
      </div>
    </GallerySection>
  );
}

export function Media() {
  const [items, setItems] = useState<MediaItem[]>([]);
  return (
    <GallerySection title="Photos and video">
      <MediaPicker items={items} onChange={setItems} />
    </GallerySection>
  );
}
