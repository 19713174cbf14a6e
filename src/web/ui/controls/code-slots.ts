export const CODE_LENGTH = 6;

/** Keeps the digits of what was typed or pasted, as in "123 456" or "Code: 123456". */
export function toCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export type CodeSlot = { digit: string; active: boolean };

/** The six boxes to draw; the one that takes the next digit is active while the input has the focus. */
export function codeSlots(code: string, focused: boolean): CodeSlot[] {
  const next = Math.min(code.length, CODE_LENGTH - 1);
  return Array.from({ length: CODE_LENGTH }, (_, index) => ({
    digit: code[index] ?? '',
    active: focused && index === next,
  }));
}
