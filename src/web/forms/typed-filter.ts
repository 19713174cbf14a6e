import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A pause after which what was typed counts, without waiting for Enter. */
const PAUSE_MS = 500;

/** Keeps what is being typed and hands it over after a pause, on Enter, or when the box is left. */
export function useTypedFilter(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [handed, setHanded] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(apply);
  useEffect(() => {
    newest.current = apply;
  });

  if (shown !== value) {
    setShown(value);
    setHanded(undefined);
    // What comes back as it was handed over may have been typed on since. Anything else changed from elsewhere:
    // a chip was removed, or the visitor went back.
    if (value !== handed) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function hand(over: string) {
    clearTimeout(timer.current);
    setHanded(over.trim());
    newest.current(over.trim());
  }

  return {
    value: text,
    onChange(event: { target: { value: string } }) {
      const next = event.target.value;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => hand(next), PAUSE_MS);
    },
    onBlur: () => hand(text),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      hand(text);
    },
  };
}
