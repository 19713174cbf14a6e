import { z } from 'zod';
import { minutes, perAccount } from '#server/http/limits/rate-limits.ts';

/** What the routes of imports have in common. */
export const tags = ['Imports'];
export const access = { access: 'account', scope: 'import' } as const;
export const reading = { ...access, limits: [perAccount(600, minutes(1))] } as const;
export const writing = { ...access, limits: [perAccount(60, minutes(1))] } as const;
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const ById = z.object({ id: z.uuid() });
