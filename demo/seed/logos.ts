import type { media } from '../../src/server/modules/media/media.table.ts';
import { rasterise } from '../artwork/rasterise.ts';
import type { DemoData } from '../create-demo-data.ts';
import { drawHouseFlag, LOGO } from '../house-flags.ts';
import { demoId } from './demo-ids.ts';

type Firm = Pick<DemoData['accounts'][number], 'email' | 'flag' | 'createdAt'>;

export const logoId = ({ email, createdAt }: Firm): string => demoId(`logo ${email}`, createdAt);

export const logoRows = (
  firms: readonly Firm[],
  accountIds: ReadonlyMap<string, string>,
): (typeof media.$inferInsert)[] =>
  firms
    .filter(({ flag }) => flag)
    .map((firm) => ({
      id: logoId(firm),
      ownerId: accountIds.get(firm.email) ?? '',
      kind: 'photo',
      status: 'stored',
      fileName: 'logo.jpg',
      contentType: 'image/jpeg',
      ...LOGO,
      createdAt: firm.createdAt,
      storedAt: firm.createdAt,
    }));

/** The files of all logos: small, and shown at the top of a page, so they are drawn at once. */
export async function drawLogos(firms: readonly Firm[]): Promise<Map<string, Buffer>> {
  const logos = new Map<string, Buffer>();
  for (const firm of firms)
    if (firm.flag)
      logos.set(logoId(firm), await rasterise(drawHouseFlag(firm.flag)).jpeg({ quality: 90 }).toBuffer());
  return logos;
}
