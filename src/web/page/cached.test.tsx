import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cached, CachedInPlace, type Pieces, PiecesContext } from './cached.tsx';

function Field() {
  const id = useId();
  return <input id={id} />;
}

const FIELDS = () => (
  <div>
    <Field />
    <Field />
  </div>
);

const PIECE = <CachedInPlace by={() => 'fields'}>{FIELDS}</CachedInPlace>;
const FOOTER = <Cached by={() => 'footer'}>{() => <footer>Footer</footer>}</Cached>;

const pageOf = (pieces: Pieces | undefined, main: ReactNode) =>
  renderToString(<PiecesContext value={pieces}>{main}</PiecesContext>);

const page = (pieces?: Pieces) =>
  pageOf(
    pieces,
    <main>
      <Field />
      {PIECE}
      <Field />
      {FOOTER}
    </main>,
  );

const otherPage = (pieces?: Pieces) =>
  pageOf(
    pieces,
    <main>
      {PIECE}
      {FOOTER}
    </main>,
  );

const fieldsIn = (html: string) => /<div>.*<\/div>/.exec(html)?.[0] ?? '';

/** Notes what was asked for; nothing is kept yet. */
function emptyStore() {
  const keys: string[] = [];
  const marksOf = (key: string) => {
    keys.push(key);
    return { before: '[', after: ']' };
  };
  return { keys, marksOf };
}

it('a piece rendered for the cache has the same ids as in the browser, which has no cache', () => {
  const plain = page();
  expect(new Set(plain.match(/id="[^"]+"/g)).size).toBe(4);
  const made = page(emptyStore());
  expect(made).toContain('[<div>');
  expect(made.replaceAll(/[[\]]/g, '')).toBe(plain);
});

it('a cached piece leaves only its mark, and the rest of the page is unchanged', () => {
  const plain = page();
  const kept = page({ marksOf: (key) => ({ kept: key === 'footer' ? '[f]' : '[p]' }) });
  expect(kept.replace('[p]', fieldsIn(plain)).replace('[f]', '<footer>Footer</footer>')).toBe(plain);
});

it('a piece with ids is cached per position in a page, any other for every page', () => {
  expect(fieldsIn(otherPage())).not.toBe(fieldsIn(page()));
  const keysOf = (render: (pieces: Pieces) => string) => {
    const store = emptyStore();
    render(store);
    return store.keys;
  };
  const [fields, footer] = keysOf(page);
  expect(keysOf(page)).toEqual([fields, footer]);
  expect(keysOf(otherPage)).toEqual([expect.not.stringContaining(String(fields)), footer]);
});
