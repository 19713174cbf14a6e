import { type ComponentType, useState } from 'react';
import { toast } from '../toasts/toast.ts';

/**
 * A component whose code is loaded on demand. If loading fails, a toast says so, the page
 * stays as it was, and the next attempt tries again.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  /** Preloads when a pointer or the focus reaches it. */
  function prepare() {
    if (!Part) load().catch(() => {});
  }

  function want(then: () => void) {
    if (Part) return then();
    load().then(
      (loaded) => {
        setPart(() => loaded.default);
        then();
      },
      () =>
        toast({
          title: 'That did not load',
          description: 'Please check your connection and try again.',
          variant: 'destructive',
        }),
    );
  }

  return { Part, prepare, want };
}
