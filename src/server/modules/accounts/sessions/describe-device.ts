import bowser from 'bowser';

/** Everyday names, where the parser's are more technical. */
const NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  macOS: 'Mac',
  'Chrome OS': 'ChromeOS',
};
const everydayName = (name: string) => NAMES[name] ?? name;

/** "Firefox on Windows": enough for someone to recognise their own devices. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = bowser.parse(userAgent);
  const system = everydayName((os.name === 'iOS' && platform.model) || os.name || '');
  if (!system) return 'Unknown device';
  return browser.name ? `${everydayName(browser.name)} on ${system}` : system;
}
