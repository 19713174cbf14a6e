import bowser from 'bowser';

/** Words people use for their own devices, where the parser has more exact ones. */
const NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};
const inWords = (name: string) => NAMES[name] ?? name;

/** "Firefox on Windows": enough for someone to recognise their own devices. */
export function deviceInWords(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = inWords((os.name === 'iOS' && platform.model) || os.name || '');
  if (!system) return 'Unknown device';
  return browser.name ? `${inWords(browser.name)} on ${system}` : system;
}
