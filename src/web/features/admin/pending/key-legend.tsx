import { Switch } from '#web/ui/controls/switch.tsx';
import { REVIEW_KEYS, useShortcutsSwitch } from './review-keys.ts';

export function KeyLegend() {
  const [isOn, turn] = useShortcutsSwitch();
  return (
    <div className="hidden gap-3 rounded-card border border-line bg-card p-4 text-muted text-sm lg:grid">
      <Switch label="Keyboard shortcuts" checked={isOn} onChange={(event) => turn(event.target.checked)} />
      {isOn && (
        <ul aria-label="Keys" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
          {REVIEW_KEYS.map(({ key, does }) => (
            <li key={key}>
              <Key>{key.toUpperCase()}</Key> {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-[5px] border border-control bg-card px-1.5 font-sans font-semibold text-ink text-sm leading-5">
      {children}
    </kbd>
  );
}
