import { PHONE_PROBLEM } from '#domain/listings/wizard.ts';

let isPhoneNumber: ((text: string) => boolean) | undefined;

/** Fetches the table of number ranges. Until then, or if that fails, only the server checks. */
export async function loadPhoneCheck() {
  try {
    isPhoneNumber ??= (await import('#contract/selling/phone-number.ts')).isPhoneNumber;
  } catch {
    // Offline: the server checks on submission.
  }
}

export function phoneProblemOf(text: string): string | undefined {
  const number = text.trim();
  return number !== '' && isPhoneNumber?.(number) === false ? PHONE_PROBLEM : undefined;
}
