// Adds the last seen watchlist to the offline page. Built to /offline.js.

interface StoredBoat {
  id: number;
  title: string;
  price: string;
  place: string;
  picture: string | null;
}
interface StoredWatchlist {
  keptAt: string;
  boats: StoredBoat[];
}

const WATCHLIST_PATH = '/offline/watchlist.json';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

async function pictureOf({ picture }: StoredBoat): Promise<HTMLElement> {
  const file = picture ? await caches.match(picture) : undefined;
  if (!file) return element('span');
  const image = element('img');
  image.alt = '';
  image.src = URL.createObjectURL(await file.blob());
  return image;
}

async function rowOf(boat: StoredBoat): Promise<HTMLElement> {
  const row = element('li');
  const words = element('div');
  const link = element('a', boat.title);
  link.href = `/boats/${boat.id}`;
  words.append(link, element('strong', boat.price), element('span', boat.place));
  row.append(await pictureOf(boat), words);
  return row;
}

async function showWatchlist() {
  const answer = await caches.match(WATCHLIST_PATH);
  const section = document.querySelector('#watchlist');
  if (!answer || !section) return;
  const { keptAt, boats } = (await answer.json()) as StoredWatchlist;
  if (boats.length === 0) return;
  const moment = new Date(keptAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const list = element('ul');
  list.append(...(await Promise.all(boats.map(rowOf))));
  section.append(element('h2', 'Your watchlist'), element('p', `Last updated on ${moment}.`), list);
  section.removeAttribute('hidden');
}

/** The browser may believe that it is online while we cannot be reached. */
const RETRY_MS = 5_000;

async function retry() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

setInterval(() => void retry(), RETRY_MS);
document.querySelector('#again')?.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
void showWatchlist();

export {};
