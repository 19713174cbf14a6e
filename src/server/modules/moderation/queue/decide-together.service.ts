import type { DecidedTogether } from '#contract/admin/decisions.ts';
import { AppError } from '#server/errors.ts';

interface Seen {
  id: number;
  version: number;
}

/** Decides each by itself: one that was decided or changed meanwhile does not hold up the others. */
export async function decideTogether(
  entries: readonly Seen[],
  decide: (entry: Seen) => Promise<{ undoId?: string | undefined }>,
): Promise<DecidedTogether> {
  const result: DecidedTogether = { decided: [], refused: [] };
  const once = new Map(entries.map((entry) => [entry.id, entry]));
  for (const entry of once.values())
    try {
      const { undoId } = await decide(entry);
      result.decided.push({ id: entry.id, undoId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id: entry.id, error: error.message });
    }
  return result;
}
