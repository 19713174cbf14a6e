import { formatDateTime } from '#domain/dates.ts';
import { escapeHtml } from '#server/platform/mail/layout.ts';
import { type OutboxMail, recipientsOf } from './outbox-mails.ts';

/** No scripts, forms or navigation of the window around it. Links open in a new tab. */
export const FRAME_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const OUTBOX_STYLES = `
:root{color-scheme:light dark;--ink:light-dark(#0b2239,#e8eef2);--muted:light-dark(#51606e,#a9b6c1);--card:light-dark(#fff,#13283c);--line:light-dark(#dfe4e8,#2b4258);--page:light-dark(#fbfaf6,#0b1a29);--sea:light-dark(#0e5a73,#7cc4dc)}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--page)}
a{color:var(--sea)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}
form label{flex:1 1 14rem;font-weight:600;font-size:.875rem}
input[type=search]{display:block;width:100%;height:2.75rem;margin-top:.25rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--muted);border-radius:8px}
button{height:2.75rem;padding:0 1.25rem;font:inherit;font-weight:600;color:var(--page);background:var(--sea);border:0;border-radius:8px;cursor:pointer}
article{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}
h2{margin:0;font-size:1.1rem;overflow-wrap:anywhere}
.to{color:var(--muted);margin:.25rem 0;overflow-wrap:anywhere}
fieldset{display:flex;flex-wrap:wrap;gap:0 1.25rem;border:0;margin:.25rem 0;padding:0}
fieldset label{display:inline-flex;gap:.4rem;align-items:center;min-height:2.75rem;cursor:pointer}
iframe{display:block;width:100%;height:34rem;border:1px solid var(--line);border-radius:8px;background:#fff;resize:vertical}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0}
article:has(iframe):not(:has(.plain:checked)) pre,article:has(.plain:checked) iframe{display:none}
`;

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const recipientLink = (address: string) =>
  `<a href="/outbox?to=${encodeURIComponent(address)}">${escapeHtml(address)}</a>`;

/** The HTML part as its reader sees it, with a switch to plain text. */
const asItsReaderSeesIt = (name: string, subject: string) => `
<fieldset>
<label><input type="radio" name="${name}" checked> Formatted</label>
<label><input type="radio" name="${name}" class="plain"> Plain text</label>
</fieldset>
<iframe src="/outbox/${name}/html" title="${subject}" sandbox="${FRAME_SANDBOX}" loading="lazy"></iframe>`;

function article({ name, mail }: OutboxMail): string {
  const subject = escapeHtml(mail.subject ?? '');
  const date = escapeHtml(mail.date ?? '');
  return `<article>
<h2>${subject}</h2>
<p class="to">To ${recipientsOf(mail).map(recipientLink).join(', ')} · <time datetime="${date}">${escapeHtml(formatDateTime(mail.date))}</time></p>
${mail.html ? asItsReaderSeesIt(escapeHtml(name), subject) : ''}
<pre>${withLinks(mail.text ?? '')}</pre>
</article>`;
}

const nothing = (to: string) =>
  to ? `<p>No mail to “${escapeHtml(to)}”.</p>` : '<p>No mail has been sent yet.</p>';

export function outboxPage(mails: readonly OutboxMail[], to: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><link rel="stylesheet" href="/outbox/outbox.css"></head><body><main>
<h1>Outbox</h1>
<p>This server runs locally without SMTP, so mail lands here. Newest first.</p>
<form method="get" action="/outbox" role="search">
<label>Recipient <input type="search" name="to" maxlength="254" value="${escapeHtml(to)}" autocomplete="off"></label>
<button>Show</button>${to ? '<a href="/outbox">Show all</a>' : ''}
</form>
${mails.map(article).join('') || nothing(to)}
</main></body></html>`;
}
