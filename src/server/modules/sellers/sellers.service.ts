import type { Company, SellerPage } from '#contract/accounts/company.ts';
import { fullName } from '#domain/accounts/names.ts';
import { answerWords } from '#domain/conversations/answer-time.ts';
import { objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, named } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound } from '#server/modules/accounts/accounts.errors.ts';
import { findAccount, lockAccountForUpdate } from '#server/modules/accounts/accounts.repository.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';
import { countBoats, findCompany, findSeller, saveCompany, savePhone } from './sellers.repository.ts';

const sellerNotFound = named('seller-not-found', 404, 'There is no such seller');

const EMPTY = { place: '', about: '', openingHours: '', website: '' };

/** The company of the account; its name is the account's until another is saved. */
export async function readCompany({ db }: Pick<Deps, 'db'>, { accountId }: Principal): Promise<Company> {
  const account = await findAccount(db, accountId);
  if (!account) throw accountNotFound();
  const company = await findCompany(db, accountId);
  const { name, place, about, openingHours, website } = company ?? { ...EMPTY, name: fullName(account) };
  const logo = company?.logoId ? objectUrl(company.logoId) : null;
  return { name, place, about, openingHours, website, phone: account.phone ?? '', logo };
}

export async function changeCompany(
  deps: Pick<Deps, 'db' | 'clock'>,
  seller: Principal,
  { logo, phone, ...company }: Company,
): Promise<Company> {
  const { accountId } = seller;
  const logoId = logo === null ? null : (objectIdOf(logo) ?? null);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const account = await lockAccountForUpdate(tx, accountId);
    if (!account) throw accountNotFound();
    if (logoId) {
      const [file] = await findOwnFiles(tx, { ownerId: accountId, ids: [logoId] });
      if (file?.kind !== 'photo')
        throw invalid('The logo is no longer there. Please add it again.', [
          { path: ['logo'], message: 'The logo is no longer there. Please add it again.' },
        ]);
    }
    await saveCompany(tx, { accountId, ...company, logoId, updatedAt: at });
    if (phone !== '' && phone !== account.phone) await savePhone(tx, { accountId, phone, at });
  });
  return readCompany(deps, seller);
}

/** Private sellers have no page. */
export async function readSellerPage({ db }: Pick<Deps, 'db'>, id: string): Promise<SellerPage> {
  const found = await findSeller(db, id);
  if (!found) throw sellerNotFound();
  const { account, company, answers } = found;
  const { name, place, about, openingHours, website } = company ?? { ...EMPTY, name: fullName(account) };
  return {
    id,
    name,
    place,
    about,
    openingHours,
    website,
    logo: company?.logoId ? objectUrl(company.logoId) : null,
    memberSince: account.createdAt.toISOString(),
    answers: answers && answerWords(answers),
    ...(await countBoats(db, id)),
  };
}
