import type { Page } from '@playwright/test';

/** Marks text whose colours are still to be checked; its value identifies them. */
export const NEW_COLOURS = 'data-new-colours';

/** Colours of text that have passed a check, for all pages of this worker. */
const passed = new Set<string>();

/** Runs in the page. */
function mark({ known, attribute }: { known: readonly string[]; attribute: string }) {
  const isKnown = new Set(known);

  /** A hash of 53 bits: the descriptions are long, and all known ones are sent to every page. */
  const hash = (text: string) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 2_654_435_761);
      other = Math.imul(other ^ text.charCodeAt(at), 1_597_334_677);
    }
    return ((other & 0x1fffff) * 0x100000000 + (one >>> 0)).toString(36);
  };

  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  const visit = (element: Element, around: string) => {
    const style = getComputedStyle(element);
    // What lies behind an open dialog is checked where the dialog is closed.
    const isBehindDialog = element.matches('[data-base-ui-inert][aria-hidden="true"]');
    if (style.display === 'none' || isBehindDialog) return;
    const place = `${around}>${element.tagName}.${element.getAttribute('class')} ${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
    if (hasText(element)) {
      const colours = hash(
        `${place} ${style.color} ${style.fontSize} ${style.fontWeight} ${style.textShadow}`,
      );
      if (!isKnown.has(colours)) element.setAttribute(attribute, colours);
    }
    for (const child of element.children) visit(child, place);
  };
  visit(document.documentElement, '');
}

/**
 * Marks the text of a page whose colours have not passed a check before: checking colours takes three quarters of axe's
 * time, and most are the same on every page. Text counts as the same if it has the same classes, colours and size, and
 * so does everything around it.
 */
export const markNewColours = (page: Page) =>
  page.evaluate(mark, { known: [...passed], attribute: NEW_COLOURS });

export const removeMarks = (page: Page) =>
  page.evaluate((attribute) => {
    for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
  }, NEW_COLOURS);

export function rememberColours(colours: readonly string[]) {
  for (const each of colours) passed.add(each);
}
