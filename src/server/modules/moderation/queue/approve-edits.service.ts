import type { ApprovedEdits } from '#contract/admin/decisions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { mailTogetherAt } from '#server/modules/listings/review/decided-together.ts';
import { changedMeanwhile } from '#server/modules/listings/review/review.errors.ts';
import { approveListing } from '#server/modules/listings/review/review.service.ts';
import type { CountReports } from '../sellers/sellers.repository.ts';
import { findSmallEdits } from './queue.service.ts';

const NOT_SMALL = 'This edit has to be reviewed by itself';

interface Approval {
  edits: readonly { id: number; version: number }[];
  undoable: boolean;
}

/** Approves each by itself: one that was decided or changed meanwhile does not hold up the others. */
export async function approveEdits(
  deps: Deps & { countReports: CountReports },
  admin: Principal,
  { edits, undoable }: Approval,
): Promise<ApprovedEdits> {
  const small = await findSmallEdits(
    deps,
    edits.map(({ id }) => id),
  );
  const mailAt = mailTogetherAt(deps.clock.now());
  const result: ApprovedEdits = { approved: [], refused: [] };
  for (const { id, version } of edits) {
    const current = small.get(id);
    if (current === undefined) result.refused.push({ id, error: NOT_SMALL });
    else if (current !== version) result.refused.push({ id, error: changedMeanwhile().message });
    else
      try {
        const { undoId } = await approveListing(deps, admin, id, { version, undoable, mailAt });
        result.approved.push({ id, undoId });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.refused.push({ id, error: error.message });
      }
  }
  return result;
}
