/** The building blocks of a mail, each with an HTML and a plain-text form. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; links: readonly { label: string; href: string }[]; quiet?: boolean }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'picture'; src: string; alt: string; href: string }
  /** One of several things, such as a boat: its name stands out. */
  | { kind: 'item'; name: string; text?: string }
  | { kind: 'boats'; boats: readonly MailBoat[] }
  | { kind: 'title'; text: string }
  | { kind: 'small'; text: string; link?: { label: string; href: string } };

/** A boat in a list of several. */
export interface MailBoat {
  title: string;
  href: string;
  picture?: string;
  price: string;
  /** Struck through beside the price. */
  oldPrice?: string;
  /** Year, length and so on, in one line. */
  facts?: string;
  place: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
const paragraphs = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const INK = '#0B2239';
const SEA = '#0E5A73';
const MUTED = '#51606E';
const FONT = "font-family:Inter,'Helvetica Neue',Arial,sans-serif";

/** Mail programs that follow the dark mode of the device apply this; the others ignore it. */
const DARK = Object.entries({
  body: 'background:#0A1722;color:#E8EEF2',
  '.card': 'background:#12243A;border-color:#26394E',
  '.ink': 'color:#E8EEF2',
  '.muted': 'color:#A8B7C3',
  '.sea': 'color:#7CC5DD',
  '.outline': 'border-color:#7CC5DD',
  '.line': 'border-color:#26394E',
  '.quote': 'background:#1A3148',
})
  .map(([selector, rules]) => `${selector}{${rules.replace(/(;|$)/g, ' !important$1')}}`)
  .join('');
/** Phones have no room for wide margins. */
const NARROW = '@media(max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}}';
const STYLE = `:root{color-scheme:light dark}${NARROW}@media(prefers-color-scheme:dark){${DARK}}`;

function boatRow({ title, href, picture, price, oldPrice, facts, place }: MailBoat): string {
  const link = escapeHtml(href);
  const image = picture
    ? `<a href="${link}" aria-hidden="true" tabindex="-1"><img src="${escapeHtml(picture)}" alt="" width="120" height="90" style="display:block;width:120px;height:90px;object-fit:cover;border-radius:8px;border:0"></a>`
    : '';
  const line = facts ? `<br>${escapeHtml(facts)}` : '';
  const was = oldPrice
    ? ` <s class="muted" style="font-weight:400;color:${MUTED}">${escapeHtml(oldPrice)}</s>`
    : '';
  return `<tr><td width="136" valign="top" style="padding:0 16px 16px 0">${image}</td><td valign="top" style="padding:0 0 16px"><a href="${link}" class="ink" style="color:${INK};font-weight:600;text-decoration:none">${escapeHtml(title)}</a><br><strong>${escapeHtml(price)}</strong>${was}${line}<br><span class="muted" style="color:${MUTED}">${escapeHtml(place)}</span></td></tr>`;
}

/** Outlined buttons, or ordinary links where a button beside them is what matters. */
const LINK_STYLES = {
  outlined: {
    class: 'sea outline',
    style: `display:inline-block;margin:0 8px 8px 0;border:1px solid ${SEA};color:${SEA};text-decoration:none;font-weight:600;padding:8px 14px;border-radius:8px`,
  },
  quiet: {
    class: 'sea',
    style: `display:inline-block;margin:0 18px 8px 0;padding:6px 0;color:${SEA};font-size:14px`,
  },
};

type Renderer<B> = { html: (block: B) => string; text: (block: B) => string };
type Renderers = { [K in MailBlock['kind']]: Renderer<Extract<MailBlock, { kind: K }>> };

const RENDERERS: Renderers = {
  text: {
    html: ({ text }) => `<p style="margin:0 0 16px">${paragraphs(text)}</p>`,
    text: ({ text }) => text,
  },
  code: {
    html: ({ code }) =>
      `<p class="ink" style="margin:8px 0 24px;font-size:34px;font-weight:700;letter-spacing:10px;color:${INK}">${escapeHtml(code)}</p>`,
    text: ({ code }) => `    ${code}`,
  },
  button: {
    html: ({ label, href }) =>
      `<p style="margin:8px 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;background:${SEA};color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:8px">${escapeHtml(label)}</a></p>`,
    text: ({ label, href }) => `${label}:\n${href}`,
  },
  links: {
    html: ({ links, quiet }) => {
      const look = LINK_STYLES[quiet ? 'quiet' : 'outlined'];
      const anchors = links.map(
        ({ label, href }) =>
          `<a href="${escapeHtml(href)}" class="${look.class}" style="${look.style}">${escapeHtml(label)}</a>`,
      );
      return `<p style="margin:0 0 20px">${anchors.join('')}</p>`;
    },
    text: ({ links }) => links.map(({ label, href }) => `${label}:\n${href}`).join('\n'),
  },
  quote: {
    html: ({ text }) =>
      `<blockquote class="quote" style="margin:0 0 20px;padding:12px 16px;border-left:3px solid ${SEA};background:#F1F6F7">${paragraphs(text)}</blockquote>`,
    text: ({ text }) =>
      text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
  },
  facts: {
    html: ({ rows }) =>
      `<table role="presentation" style="margin:0 0 20px;border-collapse:collapse">${rows
        .map(
          ([label, value]) =>
            `<tr><td class="muted" style="padding:4px 18px 4px 0;vertical-align:top;color:${MUTED}">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`,
    text: ({ rows }) => rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  },
  picture: {
    html: ({ src, alt, href }) =>
      `<p style="margin:0 0 20px"><a href="${escapeHtml(href)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="536" style="display:block;width:100%;max-width:536px;height:auto;border-radius:10px;border:0"></a></p>`,
    text: ({ alt, href }) => `${alt}\n${href}`,
  },
  item: {
    html: ({ name, text }) =>
      `<p class="line" style="margin:0 0 10px;padding-top:16px;border-top:1px solid #DFE4E8"><strong>${escapeHtml(name)}</strong>${text ? `<br><span class="muted" style="color:${MUTED}">${escapeHtml(text)}</span>` : ''}</p>`,
    text: ({ name, text }) => (text ? `${name}\n${text}` : name),
  },
  boats: {
    html: ({ boats }) =>
      `<table role="presentation" width="100%" style="margin:0 0 20px;border-collapse:collapse">${boats
        .map(boatRow)
        .join('')}</table>`,
    text: ({ boats }) =>
      boats
        .map(
          ({ title, href, price, oldPrice, facts, place }) =>
            `${title}\n${price}${oldPrice ? ` (was ${oldPrice})` : ''}, ${place}${facts ? `\n${facts}` : ''}\n${href}`,
        )
        .join('\n\n'),
  },
  title: {
    html: ({ text }) =>
      `<h2 style="margin:24px 0 12px;font-family:Georgia,serif;font-weight:600;font-size:19px;line-height:1.3">${escapeHtml(text)}</h2>`,
    text: ({ text }) => `${text}\n${'-'.repeat(Math.min(text.length, 60))}`,
  },
  small: {
    html: ({ text, link }) =>
      `<p class="muted" style="margin:0 0 12px;font-size:13px;color:${MUTED}">${paragraphs(text)}${link ? ` <a href="${escapeHtml(link.href)}" class="sea" style="color:${SEA}">${escapeHtml(link.label)}</a>` : ''}</p>`,
    text: ({ text, link }) => (link ? `${text}\n${link.label}:\n${link.href}` : text),
  },
};

const render = (block: MailBlock, form: 'html' | 'text') =>
  (RENDERERS[block.kind][form] as (b: MailBlock) => string)(block);

/** The layout of every mail, as HTML and as plain text. */
export function layOutMail(mail: { heading: string; blocks: readonly MailBlock[]; publicUrl: string }) {
  const { heading, blocks, publicUrl } = mail;
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><style>${STYLE}</style><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#FBFAF6;color:${INK};${FONT};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="pad" style="background:${INK};padding:18px 32px;border-radius:10px 10px 0 0"><a href="${escapeHtml(publicUrl)}" style="color:#ffffff;text-decoration:none;font-family:Georgia,serif;font-size:22px;letter-spacing:.5px">Slipway</a></td></tr>
<tr><td class="card pad" style="background:#ffffff;padding:32px;border:1px solid #DFE4E8;border-top:0;border-radius:0 0 10px 10px">
<h1 style="margin:0 0 20px;font-family:Georgia,serif;font-weight:600;font-size:26px;line-height:1.25">${escapeHtml(heading)}</h1>
${blocks.map((block) => render(block, 'html')).join('\n')}
</td></tr>
<tr><td class="muted pad" style="padding:18px 32px;font-size:13px;color:${MUTED}">Slipway, the UK marketplace for boats. <a href="${escapeHtml(publicUrl)}/help" class="sea" style="color:${SEA}">Help Centre</a></td></tr>
</table></td></tr></table></body></html>`;
  const text = [
    heading,
    ...blocks.map((block) => render(block, 'text')),
    `--\nSlipway, the UK marketplace for boats\n${publicUrl}`,
  ].join('\n\n');
  return { html, text };
}
