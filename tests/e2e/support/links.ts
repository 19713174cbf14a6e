import type { APIRequestContext, Page } from '@playwright/test';

const AT_ONCE = 4;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The targets of the links in server-rendered HTML. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&(?:amp|#x27|quot);/g, (sign) => ENTITIES[sign] ?? sign),
  );

/** The same for a page in the browser. */
export const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The address on this site of a link on the page `from`; undefined for other sites. */
function addressOf(href: string, from: string): URL | undefined {
  const origin = 'http://here';
  const address = new URL(href, new URL(from, origin));
  return address.origin === origin ? address : undefined;
}

/** Requests the target of each link once, and returns the broken ones. */
export async function brokenLinks(
  request: APIRequestContext,
  links: readonly { href: string; from: string }[],
): Promise<string[]> {
  const anchors = new Map<string, { hash: string; from: string }[]>();
  for (const { href, from } of links) {
    const address = addressOf(href, from);
    if (!address) continue;
    const target = address.pathname + address.search;
    anchors.set(target, [...(anchors.get(target) ?? []), { hash: address.hash.slice(1), from }]);
  }
  const broken: string[] = [];
  const waiting = [...anchors];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [target, wanted] = next;
      const answer = await request.get(target);
      if (!answer.ok()) broken.push(`${answer.status()} ${target} (on ${wanted[0]?.from})`);
      const html = await answer.text();
      for (const { hash, from } of wanted)
        if (hash && !html.includes(`id="${decodeURIComponent(hash)}"`))
          broken.push(`no #${hash} on ${target} (linked from ${from})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}
