/** Where the keyboard goes on from when what it was on is gone. */
export function focusOn(id: string) {
  const element = document.getElementById(id);
  element?.setAttribute('tabindex', '-1');
  element?.focus();
}
