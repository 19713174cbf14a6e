/** Moves the focus to a heading when the focused element has been removed. */
export function focusOn(id: string) {
  const element = document.getElementById(id);
  element?.setAttribute('tabindex', '-1');
  element?.focus();
}
