import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { cutText } from '#domain/text.ts';
import { QUERY_MAX_LENGTH } from './find-help.ts';

/** What is asked: the letters at once as they are typed, and in the address, which follows them. */
export function useHelpQuery() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isTyped = useNavigationType() === 'REPLACE';
  const asked = cutText(params.get('q') ?? '', QUERY_MAX_LENGTH);
  const [query, setQuery] = useState(asked);

  // A link to another question, or to none, is followed; what the typing wrote into the address is older than the typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move to another place counts
  useEffect(() => {
    if (!isTyped) setQuery(asked);
  }, [key]);

  function ask(question: string) {
    setQuery(question);
    setParams(question ? { q: question } : {}, { replace: true, preventScrollReset: true });
  }

  return [query, ask] as const;
}
