import { useLocation } from 'react-router';
import { Notice } from '#web/ui/states/notice.tsx';

/** The title of the listing that this draft was duplicated from; it travels in the history entry. */
export function useCopiedTitle(): string | undefined {
  const { copyOf } = (useLocation().state ?? {}) as { copyOf?: unknown };
  return typeof copyOf === 'string' ? copyOf : undefined;
}

export function CopyNotice() {
  const title = useCopiedTitle();
  if (title === undefined) return null;
  return (
    <Notice title={<span className="wrap-anywhere">This is a copy of “{title}”</span>}>
      Change what is different. It becomes a listing of its own once you submit it; the original stays as it
      is.
    </Notice>
  );
}
