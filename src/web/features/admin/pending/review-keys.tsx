import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { safeStorage } from '#web/browser/safe-storage.ts';
import { Switch } from '#web/ui/controls/switch.tsx';

/** The keyboard shortcuts and their descriptions. */
const REVIEW_KEYS = [
  { key: 'j', label: 'next' },
  { key: 'k', label: 'previous' },
  { key: 'a', label: 'approve' },
  { key: 'r', label: 'reject' },
  { key: 'c', label: 'ask for changes' },
  { key: 'v', label: 'public view' },
  { key: 'p', label: 'preview' },
  { key: 'u', label: 'undo' },
] as const;

export type ReviewKey = (typeof REVIEW_KEYS)[number]['key'];

/** Holding a key down may repeat these, but never a decision. */
const REPEATABLE: readonly string[] = ['j', 'k'];

const TEXT_INPUTS = 'input, textarea, select, [contenteditable]';

function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.repeat && !REPEATABLE.includes(event.key)) return false;
  if (event.target instanceof Element && event.target.closest(TEXT_INPUTS)) return false;
  return !document.querySelector('[role=dialog], [role=alertdialog]');
}

/** Single-key shortcuts. Inactive while typing, while a dialog is open, or when switched off. */
export function useKeys<K extends string>(enabled: boolean, keys: readonly K[], onKey: (key: K) => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const known = keys.find((key) => key === event.key);
    if (!known || !isShortcut(event)) return;
    event.preventDefault();
    onKey(known);
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}

const LETTERS = REVIEW_KEYS.map(({ key }) => key);

export const useReviewKeys = (enabled: boolean, onKey: (key: ReviewKey) => void) =>
  useKeys(enabled, LETTERS, onKey);

/** The keys of the lines of paperwork, in their order. */
export const PAPER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

const STORAGE_KEY = 'admin_shortcuts';
const storage = safeStorage('localStorage');
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Speech input and unsteady hands trigger letters by accident, so the shortcuts can be switched off. */
export function useShortcutsSwitch() {
  const isOn = useSyncExternalStore(
    subscribe,
    () => storage.getItem(STORAGE_KEY) !== 'off',
    () => true,
  );
  function turn(on: boolean) {
    if (on) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, 'off');
    for (const listener of listeners) listener();
  }
  return [isOn, turn] as const;
}

export function KeyLegend() {
  const [isOn, turn] = useShortcutsSwitch();
  return (
    <div className="hidden gap-3 rounded-card border border-line bg-card p-4 text-muted text-sm lg:grid">
      <Switch label="Keyboard shortcuts" checked={isOn} onChange={(event) => turn(event.target.checked)} />
      {isOn && (
        <ul aria-label="Keys" className="grid grid-cols-2 gap-x-4 gap-y-1.5">
          {REVIEW_KEYS.map(({ key, label }) => (
            <li key={key}>
              <Key>{key.toUpperCase()}</Key> {label}
            </li>
          ))}
          <li>
            <Key>1</Key> to <Key>0</Key> paper seen
          </li>
        </ul>
      )}
    </div>
  );
}

export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-[5px] border border-control bg-card px-1.5 font-sans font-semibold text-ink text-sm leading-5">
      {children}
    </kbd>
  );
}
