import type { PushKey } from '#contract/messages/push.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { KEPT_KEYS } from '#web/browser/kept-keys.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';

const PATH = '/api/push-subscriptions';
const storage = safeStorage('localStorage');

/** What was chosen on this device, until signing out. */
type Choice = 'on' | 'no';
const remember = (choice: Choice) => storage.setItem(KEPT_KEYS.push, choice);
const chosen = () => storage.getItem(KEPT_KEYS.push) as Choice | null;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser is notified, could be, or cannot be; "refused" in its own settings. */
export function pushState(): 'on' | 'off' | 'refused' | 'unsupported' {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return chosen() === 'on' && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Nobody is asked twice on one device. */
export const mayOffer = () => pushState() === 'off' && chosen() === null;
export const declineOffer = () => remember('no');

/** False if the person did not allow it. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') {
    remember('no');
    return false;
  }
  const { publicKey } = await browserApi.query<PushKey>(['/api/push-key']);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await browserApi.request(PATH, { method: 'POST', body: subscription.toJSON() });
  remember('on');
  return true;
}

export async function turnOff(): Promise<void> {
  remember('no');
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await browserApi.request(`${PATH}?endpoint=${encodeURIComponent(subscription.endpoint)}`, {
    method: 'DELETE',
  });
  await subscription.unsubscribe();
}
