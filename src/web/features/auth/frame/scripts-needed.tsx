import { Notice } from '#web/ui/states/notice.tsx';

export function ScriptsNeeded() {
  return (
    <noscript>
      <Notice className="mb-6">Accounts need JavaScript. Please turn it on in your browser.</Notice>
    </noscript>
  );
}
