import { type ComponentProps, type KeyboardEvent, useId, useReducer, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { SUGGESTIONS_BLUR_DELAY } from '../timings.ts';
import { autocomplete, CLOSED } from './autocomplete-state.ts';
import { TextInput } from './text-input.tsx';

type AutocompleteProps = Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'defaultValue' | 'onChange' | 'type'
> & {
  suggest: (text: string) => readonly string[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** A suggestion was chosen, after `onChange`. */
  onChoose?: (value: string) => void;
};

/** A text input with suggestions that accepts any text. */
export function Autocomplete(props: AutocompleteProps) {
  const { suggest, value, defaultValue = '', onChange, onChoose, ...input } = props;
  const listId = useId();
  const [typed, setTyped] = useState(defaultValue);
  const [{ wanted, highlighted }, dispatch] = useReducer(autocomplete, CLOSED);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = value ?? typed;
  // Looked up on each render: `suggest` may find more once its list has loaded, after the first letters were typed.
  const suggestions = wanted ? suggest(text) : [];
  const open = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function change(next: string) {
    setTyped(next);
    onChange?.(next);
  }

  function type(next: string) {
    change(next);
    dispatch({ type: 'typed' });
  }

  function choose(index: number) {
    const chosen = suggestions[index] ?? text;
    change(chosen);
    onChoose?.(chosen);
    dispatch({ type: 'closed' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const by = event.key === 'ArrowDown' ? 1 : -1;
      dispatch({ type: 'moved', by, count: suggest(text).length });
    } else if (event.key === 'Escape' && open) {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      dispatch({ type: 'closed' });
    } else if (event.key === 'Enter' && open && highlighted >= 0) {
      event.preventDefault();
      choose(highlighted);
    } else {
      input.onKeyDown?.(event);
    }
  }

  return (
    <div className="relative">
      <TextInput
        autoComplete="off"
        {...input}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && highlighted >= 0 ? optionId(highlighted) : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          clearTimeout(blurTimer.current);
          input.onFocus?.(event);
        }}
        onBlur={(event) => {
          input.onBlur?.(event);
          blurTimer.current = setTimeout(() => dispatch({ type: 'closed' }), SUGGESTIONS_BLUR_DELAY);
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-raised"
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the text box, where the focus stays
          <div
            key={suggestion}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === highlighted}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            className={cx(
              'cursor-pointer rounded-[6px] px-3 py-2.5 text-left',
              index === highlighted ? 'bg-foam' : 'hover:bg-foam',
            )}
          >
            {suggestion}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </span>
    </div>
  );
}
