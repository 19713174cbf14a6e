import { Cloud, CloudOff, HardDrive, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useOnline } from '#web/browser/online.ts';
import type { DraftState } from '#web/drafts/draft-saver.ts';
import type { Wizard } from '../use-wizard.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function statusOf({
  localState,
  serverState,
  savedAt,
}: DraftState): { icon: LucideIcon; text: string } | undefined {
  if (localState === 'nothing') return undefined;
  if (localState === 'failed')
    return {
      icon: TriangleAlert,
      text: 'Not saved: this browser does not store anything. Sign in to save your listing.',
    };
  if (serverState === 'full')
    return {
      icon: TriangleAlert,
      text: 'Saved in this browser only: your account cannot hold any more drafts.',
    };
  if (serverState === 'conflict')
    return {
      icon: TriangleAlert,
      text: 'Saved in this browser. Your account has another version: choose which one to continue with.',
    };
  if (serverState === 'submitted')
    return {
      icon: TriangleAlert,
      text: 'Saved in this browser. The draft was already submitted: choose what to do with this version.',
    };
  if (serverState === 'failed')
    return { icon: CloudOff, text: 'Saved in this browser. We could not reach your account.' };
  const at = savedAt ? ` at ${time.format(new Date(savedAt))}` : '';
  if (serverState === 'saved') return { icon: Cloud, text: `Saved to your account${at}` };
  if (serverState === 'off') return { icon: HardDrive, text: `Saved in this browser${at}` };
  return { icon: Cloud, text: 'Saving…' };
}

/** Where and when the draft was saved. */
export function DraftStatus({ wizard }: { wizard: Wizard }) {
  const isOnline = useOnline();
  const status = statusOf(wizard.draftState);
  // Offline, the bar at the bottom says where it is saved.
  if (!status || !isOnline) return null;
  const { icon: Icon, text } = status;
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
