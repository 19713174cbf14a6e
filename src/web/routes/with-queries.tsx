import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { pageQueryClient } from '#web/api/query-client.ts';
import { useSession } from '#web/session/session.ts';

/** The pages that fetch data. Guides and legal pages are outside and load without the query library. */
export default function WithQueries() {
  const [client] = useState(pageQueryClient);

  const email = useSession()?.user.email;

  // Clears cached data when the account changes.
  useEffect(() => {
    if (email) return () => client.clear();
  }, [client, email]);

  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
