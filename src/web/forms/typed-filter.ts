import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** After this pause, input applies without Enter. */
const PAUSE_MS = 500;

/** Holds the input while typing and applies it after a pause, on Enter or on blur. */
export function useTypedFilter(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [applied, setApplied] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(apply);
  useEffect(() => {
    newest.current = apply;
  });

  if (shown !== value) {
    setShown(value);
    setApplied(undefined);
    // The applied value coming back is ignored, because typing may have continued. Any other value was set elsewhere:
    // a chip was removed, or the visitor went back.
    if (value !== applied) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function hand(over: string) {
    clearTimeout(timer.current);
    setApplied(over.trim());
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
