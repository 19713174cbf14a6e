import { LRUCache } from 'lru-cache';

/** How a page being rendered speaks of a piece: with one mark where it is kept, between two where it is made. */
type PieceMarks = { kept: string } | { before: string; after: string };

/** The pieces of one page. */
export interface PagePieces {
  /** The marks of a piece that depends on nothing but its key. */
  marksOf(key: string): PieceMarks;
  /** The page as it is sent, its marks replaced. */
  fill(html: string): Buffer;
}

const BOUNDS = { max: 4_000, maxSize: 16 * 1024 * 1024 };

/** In memory of its own: small buffers are cut from larger ones, which would be kept with them. */
function bytesOf(html: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

/**
 * Rendered pieces of pages, as bytes. A boat's card is the same on every page that lists it, and rendering two dozen of
 * them is most of the work of a page. A key says everything that its piece shows, so what is kept is never out of date.
 */
export function createPieceStore(bounds = BOUNDS) {
  const kept = new LRUCache<string, Buffer>({
    ...bounds,
    sizeCalculation: (piece, key) => piece.length + key.length * 2,
  });

  function keep(key: string, html: string): Buffer {
    const piece = bytesOf(html);
    kept.set(key, piece);
    return piece;
  }

  /** Marks carry a secret of their rendering: nobody's text can pass for one. */
  return function piecesOf(secret: string): PagePieces {
    const asked: { key: string; piece: Buffer | undefined }[] = [];
    const mark = `[${secret}:`;

    return {
      marksOf(key) {
        const piece = kept.get(key);
        const itsMark = `${mark}${asked.push({ key, piece }) - 1}]`;
        return piece ? { kept: itsMark } : { before: itsMark, after: `${mark}]` };
      },

      fill(html) {
        const [top = '', ...marked] = html.split(mark);
        const parts: Buffer[] = [Buffer.from(top)];
        for (const part of marked) {
          const end = part.indexOf(']');
          const text = part.slice(end + 1);
          const wanted = end > 0 ? asked[Number(part.slice(0, end))] : undefined;
          if (wanted && !wanted.piece) parts.push(keep(wanted.key, text));
          else parts.push(...(wanted?.piece ? [wanted.piece] : []), Buffer.from(text));
        }
        return Buffer.concat(parts);
      },
    };
  };
}
