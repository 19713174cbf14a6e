import { Flag } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { BoatPage } from '#contract/boats/boat.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const loadDialog = () => import('./report-dialog.tsx');

/** Without JavaScript it links to the contact page. */
export function ReportEntry({ boat }: { boat: BoatPage }) {
  const { Part: ReportDialog, prepare, want } = useOnDemand(loadDialog);
  const [open, setOpen] = useState(false);

  function report(event: MouseEvent) {
    event.preventDefault();
    want(() => setOpen(true));
  }

  return (
    <>
      <LinkButton
        look="quiet"
        size="small"
        to={`/contact?boat=${boat.id}`}
        rel="nofollow"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={report}
      >
        <Flag aria-hidden className="size-4" />
        Report
      </LinkButton>
      {ReportDialog && <ReportDialog boat={boat} open={open} onOpenChange={setOpen} />}
    </>
  );
}
