import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { cutText } from '#domain/text.ts';
import { QUERY_MAX_LENGTH } from './find-help.ts';

/** The query: local state while typing, mirrored in the address. */
export function useHelpQuery() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isTyped = useNavigationType() === 'REPLACE';
  const queryInAddress = cutText(params.get('q') ?? '', QUERY_MAX_LENGTH);
  const [query, setQuery] = useState(queryInAddress);

  // Navigation updates the input. Changes of the address caused by typing are ignored, because the input is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only navigation counts
  useEffect(() => {
    if (!isTyped) setQuery(queryInAddress);
  }, [key]);

  function ask(question: string) {
    setQuery(question);
    setParams(question ? { q: question } : {}, { replace: true, preventScrollReset: true });
  }

  return [query, ask] as const;
}
