import { toast } from '#web/ui/toasts/toast.ts';

/** Copies the boat's plain address, without the tab or filters that the visitor happens to have. */
export async function shareLink(boatId: number) {
  const link = new URL(`/boats/${boatId}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link Copied', description: 'The address of this boat is on your clipboard.' });
  } catch {
    toast({ title: 'Copy this link', description: link });
  }
}
