// Adds the last seen watchlist to the offline page. Built to /offline.js.

interface KeptBoat {
  id: number;
  title: string;
  price: string;
  place: string;
  picture: string | null;
}
interface KeptWatchlist {
  keptAt: string;
  boats: KeptBoat[];
}

const KEPT = '/offline/watchlist.json';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

async function pictureOf({ picture }: KeptBoat): Promise<HTMLElement> {
  const file = picture ? await caches.match(picture) : undefined;
  if (!file) return element('span');
  const image = element('img');
  image.alt = '';
  image.src = URL.createObjectURL(await file.blob());
  return image;
}

async function rowOf(boat: KeptBoat): Promise<HTMLElement> {
  const row = element('li');
  const words = element('div');
  const link = element('a', boat.title);
  link.href = `/boats/${boat.id}`;
  words.append(link, element('strong', boat.price), element('span', boat.place));
  row.append(await pictureOf(boat), words);
  return row;
}

async function showWatchlist() {
  const answer = await caches.match(KEPT);
  const section = document.querySelector('#watchlist');
  if (!answer || !section) return;
  const { keptAt, boats } = (await answer.json()) as KeptWatchlist;
  if (boats.length === 0) return;
  const moment = new Date(keptAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const list = element('ul');
  list.append(...(await Promise.all(boats.map(rowOf))));
  section.append(element('h2', 'Your watchlist'), element('p', `As it was on ${moment}.`), list);
  section.removeAttribute('hidden');
}

document.querySelector('#again')?.addEventListener('click', () => location.reload());
addEventListener('online', () => location.reload());
void showWatchlist();

export {};
