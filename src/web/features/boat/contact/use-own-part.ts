import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEPT_KEYS } from '#web/browser/kept-keys.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';
import { useSession } from '#web/session/session.ts';
import { ownPartQuery } from '../boat-queries.ts';

/**
 * The visitor's relation to the boat. The page is the same for everyone, so the browser asks for this: it comes from
 * the server for accounts, and from the browser's own notes for everyone else.
 */
export function useOwnPart(boatId: number) {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...ownPartQuery(boatId), enabled: isSignedIn });
  const [noted, setNoted] = useState<string | null>(null);

  useEffect(() => {
    if (safeStorage('localStorage').getItem(KEPT_KEYS.writtenTo) === null) return;
    void import('#web/browser/kept-drafts.ts')
      .then(({ writtenTo }) => setNoted((known) => known ?? writtenTo.read(String(boatId)) ?? null))
      .catch(() => {});
  }, [boatId]);

  const [wroteAt = null] = [noted, data?.wroteAt].filter(isGiven).sort().reverse();
  return {
    isOwn: isSignedIn && data?.isOwn === true,
    wroteAt,
    threadId: data?.threadId ?? null,
    noteSent: setNoted,
  };
}

const isGiven = (moment: string | null | undefined): moment is string => Boolean(moment);
