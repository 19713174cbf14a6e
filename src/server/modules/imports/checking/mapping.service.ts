import type { Import, ImportMapping } from '#contract/selling/imports.ts';
import { isMappable } from '#domain/exchange/understand-boat.ts';
import { UNIT_NAMES } from '#domain/exchange/units.ts';
import { STORED_FIELDS, type StoredField } from '#domain/listings/fields/facts.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { countMappings, saveMappings, updateImport } from '../imports.repository.ts';
import { lockReady, ownImport, readOwnImport } from '../imports.service.ts';
import { enqueueImport } from '../queue/imports.queue.ts';

/** More than any seller needs; bounds the table. */
const MAPPINGS_MAX = 2_000;

/** Why a value cannot mean that; undefined if it can. */
function mappingProblem({ field, as }: ImportMapping['values'][number], now: Date): string | undefined {
  if (field === 'unit')
    return as === '' || UNIT_NAMES.includes(as) ? undefined : `Choose one of ${UNIT_NAMES.join(', ')}`;
  const known = STORED_FIELDS.find((name) => name === field);
  if (!known || !(isMappable(known) || known === 'make')) return 'This field has no values to choose from';
  if (as === '') return undefined;
  const reading = readField(known as StoredField, as, now);
  return 'problem' in reading ? reading.problem : undefined;
}

/** Stores the meaning of unknown values and checks the file again. */
export async function mapValues(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  seller: Principal,
  id: string,
  { values }: ImportMapping,
): Promise<Import> {
  const now = deps.clock.now();
  const problems = values.flatMap((value, at) => {
    const message = mappingProblem(value, now);
    return message ? [{ path: ['values', at, 'as'], message }] : [];
  });
  if (problems[0]) throw invalid(problems[0].message, problems);
  await ownImport(deps, seller, id);
  const ownerId = seller.accountId;
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    if ((await countMappings(tx, ownerId)) + values.length > MAPPINGS_MAX)
      throw invalid(`You have reached the limit of ${MAPPINGS_MAX.toLocaleString('en-GB')} saved values`);
    const mappings = new Map(
      values.map(({ field, value, as }) => {
        const key = value.trim().toLowerCase();
        return [`${field} ${key}`, { ownerId, field, value: key, meaning: as }];
      }),
    );
    await saveMappings(tx, [...mappings.values()]);
    await updateImport(tx, id, ['ready'], { state: 'checking', updatedAt: now });
    await enqueueImport(deps, tx, { ...record, state: 'checking' });
  });
  return readOwnImport(deps, seller, id);
}
