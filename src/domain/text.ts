const UNSHOWABLE = /[^\P{Cc}\r\n\t]/u;
const LINE_BREAKS = /[\r\n\t]+/g;

/** Text that a person can have typed: no control characters but line breaks and tabs, no broken halves. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed();
}

export function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, ' ').trim();
}
