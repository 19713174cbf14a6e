import type { BoatPage } from '#contract/boat.ts';

const NOTICES: Partial<Record<BoatPage['status'], string>> = {
  pending: 'Under review: only the seller and our reviewers can see this page.',
  rejected: 'Not published: only the seller and our reviewers can see this page.',
};

export function HiddenNotice({ status }: { status: BoatPage['status'] }) {
  const notice = NOTICES[status];
  if (!notice) return null;
  return <p className="rounded-control bg-brass-quiet px-4 py-3 font-medium text-brass">{notice}</p>;
}
