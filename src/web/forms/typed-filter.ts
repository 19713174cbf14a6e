import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** After this pause, input applies without Enter. */
const PAUSE_MS = 500;

/** Holds the input while typing and applies it after a pause, on Enter or on blur. */
export function useTypedFilter(value: string, apply: (text: string) => void) {
  const { text, setText, hand } = useHeldText(value, apply);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handNow(over: string) {
    clearTimeout(timer.current);
    hand(over);
  }

  return {
    value: text,
    onChange(event: { target: { value: string } }) {
      const next = event.target.value;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => hand(next), PAUSE_MS);
    },
    onBlur: () => handNow(text),
    onKeyDown: onEnter(() => handNow(text)),
  };
}

/** Holds the input of a text box with suggestions, and applies it on Enter, on blur or when a suggestion is chosen. */
export function useConfirmedFilter(value: string, apply: (text: string) => void) {
  const { text, setText, hand } = useHeldText(value, apply);
  return {
    value: text,
    onChange: setText,
    onChoose: hand,
    onBlur: () => hand(text),
    onKeyDown: onEnter(() => hand(text)),
  };
}

function onEnter(confirm: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
}

function useHeldText(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [applied, setApplied] = useState<string>();
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

  function hand(over: string) {
    setApplied(over.trim());
    newest.current(over.trim());
  }

  return { text, setText, hand };
}
