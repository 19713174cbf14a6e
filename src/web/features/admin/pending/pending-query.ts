import type { PendingBoat } from '#contract/moderation.ts';
import { adminList } from '../calls/admin-list.ts';

type Asked = { q: string; kind: string; page: number };

export const pendingQuery = (asked: Asked) => adminList<PendingBoat>('/api/admin/pending-boats', asked);
