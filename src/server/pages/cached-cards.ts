import { LRUCache } from 'lru-cache';

/** How the rendered page refers to a card: by one marker if it is cached, by two around it if it was rendered. */
type Markers = { cached: string } | { before: string; after: string };

/** The cards of one page. */
export interface PageCards {
  markersFor(key: string): Markers;
  /** The final page, with cached cards in place of their markers. */
  fill(html: string): Buffer;
}

const BOUNDS = { max: 4_000, maxSize: 16 * 1024 * 1024 };

/** Copied into its own memory: a slice of a larger Buffer would keep all of that alive. */
function bytesOf(html: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

/**
 * Rendered boat cards, as bytes. A card is the same on every page that lists its boat, and rendering two dozen of them
 * is most of the work of a page. The key is the card's props, so nothing needs to be invalidated.
 */
export function createCardCache(bounds = BOUNDS) {
  const cache = new LRUCache<string, Buffer>({
    ...bounds,
    sizeCalculation: (card, key) => card.length + key.length * 2,
  });

  function store(key: string, html: string): Buffer {
    const card = bytesOf(html);
    cache.set(key, card);
    return card;
  }

  /** Markers contain the secret nonce of their rendering, so that no listing's text can imitate one. */
  return function cardsOfPage(nonce: string): PageCards {
    const requested: { key: string; card: Buffer | undefined }[] = [];
    const prefix = `[${nonce}:`;

    return {
      markersFor(key) {
        const card = cache.get(key);
        const marker = `${prefix}${requested.push({ key, card }) - 1}]`;
        return card ? { cached: marker } : { before: marker, after: `${prefix}]` };
      },

      fill(html) {
        const [top = '', ...marked] = html.split(prefix);
        const parts: Buffer[] = [Buffer.from(top)];
        for (const part of marked) {
          const end = part.indexOf(']');
          const text = part.slice(end + 1);
          const wanted = end > 0 ? requested[Number(part.slice(0, end))] : undefined;
          if (wanted && !wanted.card) parts.push(store(wanted.key, text));
          else parts.push(...(wanted?.card ? [wanted.card] : []), Buffer.from(text));
        }
        return Buffer.concat(parts);
      },
    };
  };
}
