import { useRouteLoaderData } from 'react-router';

/** What the root route loads, for every page to read. */
export type RootData = { publicUrl: string };

/** The site's own address, for canonical links. */
export function usePublicUrl(): string | undefined {
  return useRouteLoaderData<RootData>('root')?.publicUrl;
}
