import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { interceptSessionExpiry, useSession } from '#web/session/session.ts';

/**
 * A session that ends while the form is open is renewed over the form. What was being done is done again after signing
 * in.
 */
export function useSessionExpiry() {
  const email = useSession()?.user.email;
  /** The account whose session has ended. */
  const [expired, setExpired] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const pending = useRef<() => void>(undefined);
  const lastEmail = useRef(email);
  if (email) lastEmail.current = email;

  const onExpired = useEffectEvent(() => {
    setExpired(lastEmail.current);
    setIsAsking(true);
  });
  useEffect(() => interceptSessionExpiry(() => onExpired()), []);

  useEffect(() => {
    if (!email) return;
    setExpired(undefined);
    setIsAsking(false);
    const resume = pending.current;
    pending.current = undefined;
    resume?.();
  }, [email]);

  return {
    expired,
    isAsking,
    setIsAsking(open: boolean) {
      if (!open) pending.current = undefined;
      setIsAsking(open);
    },
    /** Asks for the password, and then runs this. */
    signInAndThen(resume: () => void) {
      pending.current = resume;
      setIsAsking(true);
    },
  };
}
