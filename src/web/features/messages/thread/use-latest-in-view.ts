import { useEffect, useRef } from 'react';

/** Screens wide enough for the conversation beside the list, where the messages scroll by themselves. */
const WIDE = '(min-width: 64rem)';
/** Pixels between the latest message and the composer on phones, and how far a message may be cut off to count as read to its end. */
const GAP = 16;

/** The lower edge of what can be seen: a keyboard on the screen may cover the rest. */
const visibleEnd = () =>
  visualViewport?.scale === 1 ? visualViewport.offsetTop + visualViewport.height : innerHeight;

/**
 * Shows the latest message when there is a new one, and keeps it in view while the composer grows or the screen
 * becomes lower, unless the reader has scrolled to earlier messages.
 */
export function useLatestInView(latest: string) {
  const list = useRef<HTMLOListElement>(null);
  const composer = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer message
  useEffect(() => {
    isAtEnd.current = true;
    showLatest(list.current, composer.current);
  }, [latest]);

  useEffect(() => {
    const sizes = () => `${visibleEnd()} ${composer.current?.offsetHeight}`;
    let settled = sizes();
    function resized() {
      if (isAtEnd.current) showLatest(list.current, composer.current);
      settled = sizes();
    }
    // A lower screen also scrolls the page: where the reader was before it decides.
    function scrolled() {
      if (sizes() === settled) isAtEnd.current = isLatestShown(list.current, composer.current);
    }
    const observer = new ResizeObserver(resized);
    if (composer.current) observer.observe(composer.current);
    addEventListener('resize', resized);
    visualViewport?.addEventListener('resize', resized);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('resize', resized);
      visualViewport?.removeEventListener('resize', resized);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, []);

  return { list, composer };
}

function showLatest(list: HTMLElement | null, composer: HTMLElement | null) {
  const message = list?.lastElementChild;
  if (!list || !message) return;
  if (matchMedia(WIDE).matches) {
    list.scrollTop = list.scrollHeight;
    return;
  }
  const { bottom } = message.getBoundingClientRect();
  const isStuck = composer && getComputedStyle(composer).position === 'sticky';
  const end = composer && !isStuck ? composer.getBoundingClientRect().bottom : bottom + GAP;
  const hidden = end - visibleEnd() + (isStuck ? composer.offsetHeight : 0);
  if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
}

function isLatestShown(list: HTMLElement | null, composer: HTMLElement | null) {
  const message = list?.lastElementChild;
  if (!list || !message) return true;
  if (matchMedia(WIDE).matches) return list.scrollHeight - list.scrollTop - list.clientHeight < GAP;
  const { bottom } = message.getBoundingClientRect();
  const end = Math.min(visibleEnd(), composer?.getBoundingClientRect().top ?? innerHeight);
  return bottom > 0 && bottom < end + GAP;
}
