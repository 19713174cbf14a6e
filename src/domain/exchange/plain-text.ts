const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  deg: '°',
};

const character = (code: number) =>
  code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';

/** The text that replaces a tag. All other tags are simply removed. */
const LEAVES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['br', '/p', '/div', '/li', '/tr'].map((tag) => [tag, '\n'])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`/h${level}`, '\n'])),
  li: '– ',
};

const TAG_NAME = /^(?:\/?[a-z][a-z0-9]{0,20}|!)/i;

/** The text without its tags, and without scripts and styles. Reads the text once. */
function withoutTags(html: string): string {
  const [start = '', ...pieces] = html.split('<');
  let text = start;
  let skipped: string | undefined;
  for (const piece of pieces) {
    const name = TAG_NAME.exec(piece)?.[0].toLowerCase();
    const end = piece.indexOf('>');
    const isTag = name !== undefined && end >= 0;
    if (skipped && !(isTag && name === `/${skipped}`)) continue;
    skipped = isTag && (name === 'script' || name === 'style') ? name : undefined;
    if (skipped) text += ' ';
    else text += isTag ? (LEAVES[name] ?? '') + piece.slice(end + 1) : `<${piece}`;
  }
  return text;
}

/** The words of an HTML description: paragraphs become lines, tags disappear. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&([a-z]{2,6});/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
