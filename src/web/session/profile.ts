import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/accounts/profile.ts';

/** What only the account holder sees. Refetched on every visit: another device may have changed it. */
export const profileQuery = queryOptions<Profile>({ queryKey: ['/api/auth/profile'], staleTime: 0 });
