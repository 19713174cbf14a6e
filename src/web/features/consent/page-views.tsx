import { useLocation } from 'react-router';
import { usePageView } from '#web/consent/count-views.ts';

export function PageViews() {
  usePageView(useLocation().pathname);
  return null;
}
