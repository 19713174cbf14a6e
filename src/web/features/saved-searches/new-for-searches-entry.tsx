import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#web/session/session.ts';

/** Signed in, the home page loads what is new in the account's searches; visitors never load its code. */
export function NewForSearchesEntry() {
  const email = useSession()?.user.email;
  const [Part, setPart] = useState<ComponentType<{ email: string }>>();
  useEffect(() => {
    if (email)
      void import('./new-for-searches.tsx').then(
        (loaded) => setPart(() => loaded.default),
        // The page is complete without it.
        () => undefined,
      );
  }, [email]);
  return email && Part ? <Part email={email} /> : null;
}
