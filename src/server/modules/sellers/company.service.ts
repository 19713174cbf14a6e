import type { Company, OwnCompany } from '#contract/accounts/company.ts';
import { fullName } from '#domain/accounts/names.ts';
import { objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound } from '#server/modules/accounts/accounts.errors.ts';
import {
  type Account,
  findAccount,
  lockAccountForUpdate,
} from '#server/modules/accounts/accounts.repository.ts';
import {
  findCompany,
  findCompanyChange,
  proposeCompanyChange,
  saveCompany,
  withdrawCompanyChange,
} from '#server/modules/accounts/company/company.repository.ts';
import type { OnRenamed } from '#server/modules/accounts/profile/profile.service.ts';
import { hasBeenPublic, renewPendingReviews } from '#server/modules/listings/boats/public-sellers.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';
import { findSeller, savePhone } from './sellers.repository.ts';

export const EMPTY_COMPANY = { place: '', about: '', openingHours: '', website: '', logoId: null };

/** The name is the account's until another is saved. */
const companyOf = async (executor: Executor, account: Account) =>
  (await findCompany(executor, account.id)) ?? { ...EMPTY_COMPANY, name: fullName(account) };

/** As its owner last saved it. */
export async function readCompany({ db }: Pick<Deps, 'db'>, { accountId }: Principal): Promise<OwnCompany> {
  const account = await findAccount(db, accountId);
  if (!account) throw accountNotFound();
  const { place, about, openingHours, logoId, ...shown } = await companyOf(db, account);
  const waiting = await findCompanyChange(db, accountId);
  const { name, website } = waiting ?? shown;
  return {
    name,
    place,
    about,
    openingHours,
    website,
    phone: account.phone ?? '',
    logo: logoId ? objectUrl(logoId) : null,
    isPublic: (await findSeller(db, accountId))?.isPublic ?? false,
    shownMeanwhile: waiting ? { name: shown.name, website: shown.website } : null,
  };
}

async function assertOwnPhoto(tx: Executor, ownerId: string, id: string): Promise<void> {
  const [file] = await findOwnFiles(tx, { ownerId, ids: [id] });
  if (file?.kind === 'photo') return;
  const message = 'The logo is no longer there. Please add it again.';
  throw invalid(message, [{ path: ['logo'], message }]);
}

/**
 * Whether changes of the name and website need a review: once a boat has been public. Before that a change only means that
 * boats in review have to be looked at again; one of them may be approved at this moment.
 */
async function needsReview(tx: Executor, accountId: string): Promise<boolean> {
  if (await hasBeenPublic(tx, accountId)) return true;
  await renewPendingReviews(tx, accountId);
  return hasBeenPublic(tx, accountId);
}

export async function changeCompany(
  deps: Pick<Deps, 'db' | 'clock'>,
  seller: Principal,
  { logo, phone, name, website, ...company }: Company,
): Promise<OwnCompany> {
  const { accountId } = seller;
  const logoId = logo === null ? null : (objectIdOf(logo) ?? null);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const account = await lockAccountForUpdate(tx, accountId);
    if (!account) throw accountNotFound();
    if (logoId) await assertOwnPhoto(tx, accountId, logoId);
    const before = await companyOf(tx, account);
    const shown = (await needsReview(tx, accountId)) ? before : { name, website };
    const isShown = shown.name === name && shown.website === website;
    await saveCompany(tx, {
      accountId,
      ...company,
      name: shown.name,
      website: shown.website,
      logoId,
      updatedAt: at,
    });
    if (isShown) await withdrawCompanyChange(tx, accountId);
    else await proposeCompanyChange(tx, { accountId, name, website, at });
    if (phone !== '' && phone !== account.phone) await savePhone(tx, { accountId, phone, at });
  });
  return readCompany(deps, seller);
}

/**
 * Buyers see the account's name where no company is saved. Once a boat has been public the old name stays, and the new one
 * of a broker or dealer waits for review.
 */
export const keepCompanyName: OnRenamed = async (tx, { before, after, at }) => {
  const [old, name] = [fullName(before), fullName(after)];
  if (old === '' || old === name || (await findCompany(tx, after.id))) return;
  if (!(await needsReview(tx, after.id))) return;
  await saveCompany(tx, { accountId: after.id, ...EMPTY_COMPANY, name: old, updatedAt: at });
  if (after.sellerType !== 'private')
    await proposeCompanyChange(tx, { accountId: after.id, name, website: '', at });
};
