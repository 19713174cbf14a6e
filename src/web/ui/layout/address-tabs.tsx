import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '../class-names.ts';

type AddressTab = { value: string; label: ReactNode; content: ReactNode };

type AddressTabsProps = {
  label: string;
  /** The address parameter that names the open tab; the first tab needs none. */
  parameter: string;
  value: string;
  tabs: readonly AddressTab[];
  /** Each tab is a page: Back returns to the previous one, and other parameters are dropped. */
  asPages?: boolean;
};

/** How much of the previous tab stays visible when the tabs scroll. */
const PEEK_PX = 48;

/** Tabs whose state lives in the address: each is a link, so they also work before and without JavaScript. */
export function AddressTabs({ label, parameter, value, tabs, asPages = false }: AddressTabsProps) {
  const id = useId();
  const { search } = useLocation();
  const list = useRef<HTMLDivElement>(null);

  // Labels can grow when their counts load.
  const widths = tabs.map((tab) => String(tab.label)).join();
  // Scrolls only horizontally, and never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when labels grow too
  useLayoutEffect(() => {
    if (!asPages) return;
    const selected = document.getElementById(`${id}-tab-${value}`);
    if (selected && list.current)
      list.current.scrollLeft = selected.offsetLeft - list.current.offsetLeft - PEEK_PX;
  }, [asPages, id, value, widths]);

  function hrefOf(tab: AddressTab) {
    const parameters = new URLSearchParams(asPages ? '' : search);
    if (tab === tabs[0]) parameters.delete(parameter);
    else parameters.set(parameter, tab.value);
    return { search: parameters.toString() };
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('[role=tab]') ?? [])];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[(current + step + links.length) % links.length];
    next?.focus();
    if (!asPages) next?.click();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={cx(
          'flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none] print:hidden',
          asPages &&
            'max-lg:pr-8 max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]',
        )}
      >
        {tabs.map((tab) => (
          <Link
            key={tab.value}
            to={hrefOf(tab)}
            replace={!asPages}
            preventScrollReset
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            className={cx(
              '-mb-px flex h-12 shrink-0 items-center border-b-2 px-4 font-semibold transition-colors -outline-offset-2',
              tab.value === value ? 'border-sea text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          className={cx('pt-6', tab.value !== value && 'hidden print:block')}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
