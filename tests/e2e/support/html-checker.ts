import { expect, type Page } from '@playwright/test';

const PORT = process.env.HTML_CHECKER_PORT ?? '3988';

/** Where the Nu HTML checker listens; see playwright.config.ts. */
export const HTML_CHECKER = { port: PORT, url: `http://127.0.0.1:${PORT}/` };

interface Message {
  type: 'info' | 'error' | 'non-document-error';
  message: string;
  extract?: string;
}

/** Expects that the Nu HTML checker finds no error in a document. */
export async function expectValidHtml(html: string, where: string) {
  const answer = await fetch(`${HTML_CHECKER.url}?out=json&level=error`, {
    method: 'POST',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: html,
  });
  const { messages } = (await answer.json()) as { messages: Message[] };
  const errors = messages.filter(({ type }) => type !== 'info');
  expect
    .soft(
      errors.map(({ message, extract }) => `${message}: ${extract}`),
      `HTML errors ${where}`,
    )
    .toEqual([]);
}

/** The same for the current state of a page, with any open dialogs and messages. */
export async function expectValidPage(page: Page) {
  await expectValidHtml(await page.content(), `at ${page.url()}`);
}
