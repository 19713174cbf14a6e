import { DAY, SECOND } from '#domain/durations.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { and, eq, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { uploadedTooMuch } from '../media.errors.ts';
import { uploadedBytes } from '../media.table.ts';

const LIMIT = MEDIA_LIMITS.bytesPerAccountAndDay;

/** Days start at midnight UTC. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

export const secondsToNextDay = (at: Date): number => Math.ceil((DAY - (at.getTime() % DAY)) / SECOND);

interface Sender {
  accountId: string;
  at: Date;
}

const ofSender = ({ accountId, at }: Sender) =>
  and(eq(uploadedBytes.accountId, accountId), eq(uploadedBytes.day, dayOf(at)));

/** Refuses accounts that have nothing left today before they start. */
export async function assertBytesLeft(executor: Executor, sender: Sender): Promise<void> {
  const [sent] = await executor.select().from(uploadedBytes).where(ofSender(sender));
  if (sent && sent.bytes >= LIMIT) throw uploadedTooMuch();
}

/** Reserves bytes of the day's allowance, or refuses. Of simultaneous uploads only as many succeed as fit. */
export async function reserveBytes(executor: Executor, sender: Sender, bytes: number): Promise<void> {
  const sum = sql`${uploadedBytes.bytes} + ${bytes}`;
  const [reserved] = await executor
    .insert(uploadedBytes)
    .values({ accountId: sender.accountId, day: dayOf(sender.at), bytes })
    .onConflictDoUpdate({
      target: [uploadedBytes.accountId, uploadedBytes.day],
      set: { bytes: sum },
      setWhere: sql`${sum} <= ${LIMIT}`,
    })
    .returning();
  if (!reserved) throw uploadedTooMuch();
}

/** Returns what was reserved and did not arrive. */
export async function returnBytes(executor: Executor, sender: Sender, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  await executor
    .update(uploadedBytes)
    .set({ bytes: sql`greatest(0, ${uploadedBytes.bytes} - ${bytes})` })
    .where(ofSender(sender));
}

export async function deleteDaysBefore(executor: Executor, at: Date): Promise<void> {
  await executor.delete(uploadedBytes).where(lt(uploadedBytes.day, dayOf(at)));
}
