import { useLocation } from 'react-router';
import { usePageView } from '#web/lib/analytics.ts';

export function PageViews() {
  usePageView(useLocation().pathname);
  return null;
}
