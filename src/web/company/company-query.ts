import { queryOptions } from '@tanstack/react-query';
import type { OwnCompany } from '#contract/accounts/company.ts';
import { viaApi } from '#web/api/query-client.ts';

const PATH = '/api/company';

export const companyQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<OwnCompany>([PATH], { signal })),
  staleTime: 0,
});
