import type { SellerPage } from '#contract/accounts/company.ts';
import { fullName } from '#domain/accounts/names.ts';
import { answerWords } from '#domain/conversations/answer-time.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { EMPTY_COMPANY } from './company.service.ts';
import { countBoats, findSeller, findShownPhone } from './sellers.repository.ts';

const sellerNotFound = named('seller-not-found', 404, 'There is no such seller');

const phoneNotShared = named('phone-not-shared', 403, ENQUIRY_NOTICES.phoneNotAvailable.description);

/** Private sellers have no page. That of a broker or dealer is public once a boat of theirs is. */
export async function readSellerPage(
  { db }: Pick<Deps, 'db'>,
  id: string,
  viewer: Principal | null,
): Promise<SellerPage> {
  const found = await findSeller(db, id);
  const maySeeHidden = viewer?.role === 'admin' || viewer?.accountId === id;
  if (!found || !(found.isPublic || maySeeHidden)) throw sellerNotFound();
  const { account, company, answers, isPublic } = found;
  const { name, place, about, openingHours, website, logoId } = company ?? {
    ...EMPTY_COMPANY,
    name: fullName(account),
  };
  return {
    id,
    name,
    place,
    about,
    openingHours,
    website,
    logo: logoId ? objectUrl(logoId) : null,
    memberSince: account.createdAt.toISOString(),
    answers: answers && answerWords(answers),
    hasPhone: (await findShownPhone(db, id)) !== undefined,
    ...(await countBoats(db, id)),
    isPublic,
  };
}

/** The number that buyers see on its boats, for those who ask. */
export async function revealSellerPhone(
  { db }: Pick<Deps, 'db'>,
  id: string,
  viewer: Principal | null,
): Promise<string> {
  await readSellerPage({ db }, id, viewer);
  const phone = await findShownPhone(db, id);
  if (!phone) throw phoneNotShared();
  return phone;
}
