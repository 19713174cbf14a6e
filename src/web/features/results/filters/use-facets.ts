import { useQuery } from '@tanstack/react-query';
import { useListing } from '../listing-context.ts';
import { facetsQuery } from '../results-queries.ts';

export function useFacets() {
  const { filters } = useListing();
  return useQuery(facetsQuery(filters)).data;
}
