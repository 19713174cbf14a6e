import { AppError } from '#server/errors.ts';

/** What a thread posts: errors lose their class when passed to another thread. */
export type Outcome<Result> = { result: Result } | { refused: Pick<AppError, 'code' | 'status' | 'message'> };

/** In the thread: the result, or why the work refused. */
export function outcomeOf<Result>(work: () => Result): Outcome<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    return { refused: { code, status, message } };
  }
}

/** In the process: the result; throws what the thread refused with. */
export function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('result' in outcome) return outcome.result;
  const { code, status, message } = outcome.refused;
  throw new AppError(code, status, message);
}
