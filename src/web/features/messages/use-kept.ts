import { useState } from 'react';
import { keptDrafts } from '#web/browser/kept-drafts.ts';

function read<T>(id: string, empty: T): T {
  try {
    return JSON.parse(keptDrafts.read(id) ?? '') as T;
  } catch {
    return empty;
  }
}

/** A state that closing a dialog, reloading or signing in again does not lose; setting it to `empty` forgets it. */
export function useKept<T>(id: string, empty: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(id, empty));
  return [
    value,
    (next) => {
      setValue(next);
      if (next === empty) keptDrafts.remove(id);
      else keptDrafts.write(id, JSON.stringify(next));
    },
  ];
}
