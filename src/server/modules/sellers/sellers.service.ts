import type { SellerPage } from '#contract/accounts/company.ts';
import { fullName } from '#domain/accounts/names.ts';
import { answerWords } from '#domain/conversations/answer-time.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { EMPTY_COMPANY } from './company.service.ts';
import { countBoats, findSeller } from './sellers.repository.ts';

const sellerNotFound = named('seller-not-found', 404, 'There is no such seller');

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
    ...(await countBoats(db, id)),
    isPublic,
  };
}
