import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { MAX_TYPED_LENGTH, MIN_TYPED_LETTERS } from '#domain/search/search-suggestions.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { filledAddress } from '#web/forms/filled-form.ts';
import { moveHighlight, NONE } from '#web/ui/controls/autocomplete-state.ts';
import { recentSearches } from './recent-searches.ts';
import type { SearchOption, SearchOptionsProps } from './search-option.ts';

/** One request after this pause at most. */
const PAUSE_MS = 150;

const loadSource = () => import('./suggestions-source.ts');
const loadOptions = () => import('./search-options.tsx');

/**
 * A text box of a search form with suggestions and recent searches, as an ARIA combobox. The text box stays a plain
 * one: Enter searches for what is typed, and the form works without any of this. `held` is the text that the page
 * gives it.
 */
export function useSearchCombobox(held: string) {
  const id = useId();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(held === '');
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const [highlighted, setHighlighted] = useState(NONE);
  // Loaded with the first focus, like the source of the suggestions.
  const [Options, setPart] = useState<ComponentType<SearchOptionsProps> | null>(null);
  const isExpanded = Options !== null && isOpen && options.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  // Another page was opened: what was typed since belongs to the previous one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => fill(held), [held]);

  function fill(text: string) {
    if (box.current) box.current.value = text;
    setEmpty(text === '');
  }

  function show(shown: readonly SearchOption[]) {
    setOptions(shown);
    setHighlighted(NONE);
  }

  const typedText = () => box.current?.value.trim() ?? '';

  async function suggest(typed: string) {
    try {
      const { suggestionsFor } = await loadSource();
      const found = await suggestionsFor(typed);
      if (typedText() === typed) show(found);
    } catch {
      // The search works without suggestions.
    }
  }

  function update() {
    const typed = typedText();
    clearTimeout(timer.current);
    setOpen(true);
    // Enter searches for the new text, not for a suggestion of the previous one.
    setHighlighted(NONE);
    setEmpty(typed === '');
    if (typed === '') return show(recentSearches.read());
    if (isEmpty || typed.length < MIN_TYPED_LETTERS || typed.length > MAX_TYPED_LENGTH) show([]);
    if (typed.length >= MIN_TYPED_LETTERS && typed.length <= MAX_TYPED_LENGTH)
      timer.current = setTimeout(() => suggest(typed), PAUSE_MS);
  }

  function close() {
    clearTimeout(timer.current);
    setOpen(false);
    setHighlighted(NONE);
  }

  /** The page of the option replaces what was typed. */
  function leaveFor({ text, address }: SearchOption) {
    recentSearches.add({ text, address });
    fill(held);
    show([]);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = isExpanded ? options[highlighted] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0) return;
      setOpen(true);
      setHighlighted(moveHighlight(highlighted, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Escape' && isExpanded) {
      // Keeps what is around it open.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      leaveFor(chosen);
      navigate(chosen.address);
    }
  }

  return {
    /** For the text box. */
    input: {
      ref: box,
      defaultValue: held,
      // A combobox may not be of type "search".
      type: 'text',
      role: 'searchbox',
      ...(hydrated && {
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isExpanded,
        'aria-controls': id,
        'aria-activedescendant': isExpanded && highlighted !== NONE ? optionId(highlighted) : undefined,
      }),
      onChange: update,
      onKeyDown,
      onFocus() {
        loadOptions().then(
          (loaded) => setPart(() => loaded.default),
          () => {},
        );
        void loadSource().catch(() => {});
        update();
      },
    },
    isEmpty,
    clear() {
      fill('');
      box.current?.focus();
      update();
    },
    /** For the element around the text box and its list. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) close();
    },
    /** The form was sent. */
    onSearch() {
      const text = typedText();
      recentSearches.add({ text, address: filledAddress('/search', [['q', text]]) });
      close();
    },
    /** The list, once it has loaded. */
    Options,
    options: {
      id,
      isExpanded,
      isRecent: isEmpty,
      options,
      highlighted,
      optionId,
      onChoose: leaveFor,
      onClear() {
        recentSearches.clear();
        show([]);
        box.current?.focus();
      },
    },
  };
}
