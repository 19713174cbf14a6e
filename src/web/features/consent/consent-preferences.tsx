import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Switch } from '#web/ui/controls/switch.tsx';

type ConsentPreferencesProps = {
  onSave: (choice: { analytics: boolean }) => void;
  onBack: () => void;
};

export default function ConsentPreferences({ onSave, onBack }: ConsentPreferencesProps) {
  const [analytics, setAnalytics] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that opened this panel is gone, and the focus would return to the top of the page.
  useEffect(() => heading.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave({ analytics });
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <h2 id="consent-heading" ref={heading} tabIndex={-1} className="text-lg">
        Choose your cookies
      </h2>
      <div className="grid gap-4 md:grid-cols-3">
        <Switch
          label="Essential"
          help="Sign-in, safety and your choices. Always active."
          defaultChecked
          disabled
        />
        <Switch
          label="Analytics"
          help="Page counts that show us what to improve."
          checked={analytics}
          onChange={(event) => setAnalytics(event.target.checked)}
        />
        <Switch label="Marketing" help="Currently not used." disabled />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save Preferences
        </Button>
        <Button size="small" look="secondary" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
