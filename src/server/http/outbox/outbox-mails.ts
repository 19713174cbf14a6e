import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const SHOWN = 50;
/** How many mails a filter looks through, newest first. */
const SEARCHED = 300;

export interface OutboxMail {
  name: string;
  mail: Email;
}

const isMail = (name: string) => name.endsWith('.eml');

const readMail = async (folder: string, name: string): Promise<OutboxMail> => ({
  name,
  mail: await PostalMime.parse(await readFile(join(folder, name))),
});

export const recipientsOf = ({ to = [] }: Email) => to.flatMap(({ address }) => address ?? []);

/** The newest mails to recipients whose address contains the text. File names start with the time. */
export async function readNewestMails(folder: string, recipient: string): Promise<OutboxMail[]> {
  const names = (await readdir(folder).catch((): string[] => [])).filter(isMail).sort().reverse();
  const wanted = recipient.trim().toLowerCase();
  const read = names.slice(0, wanted ? SEARCHED : SHOWN).map((name) => readMail(folder, name));
  const mails = await Promise.all(read);
  return mails
    .filter(({ mail }) => recipientsOf(mail).some((address) => address.toLowerCase().includes(wanted)))
    .slice(0, SHOWN);
}

/** Only names that the folder really contains are read, so that no path leads out of it. */
export async function findMail(folder: string, name: string): Promise<Email | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  return isMail(name) && names.includes(name) ? (await readMail(folder, name)).mail : undefined;
}
