import { type ComponentType, useState } from 'react';
import { toast } from '../toasts/toast.ts';

/**
 * A part whose code is fetched when somebody reaches for it. When it cannot be fetched the visitor is told, the page
 * stays as it was, and reaching for it again tries again.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  /** Fetches ahead, when a pointer or the focus comes near. */
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
