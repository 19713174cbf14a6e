import type { PendingBoat } from '#contract/admin/queue.ts';
import { BoatDescription, BoatDetails } from '#web/boat-page/boat-details.tsx';
import { BoatHeader } from '#web/boat-page/boat-header.tsx';
import { Gallery } from '#web/boat-page/gallery/gallery.tsx';
import { PapersPanel } from '#web/boat-page/papers/papers-panel.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

type PublicViewProps = { boat: PendingBoat; open: boolean; onOpenChange: (open: boolean) => void };

/** The boat page as it will look once approved, with the proposed edits. */
export function PublicView({ boat, ...dialog }: PublicViewProps) {
  return (
    <Dialog
      {...dialog}
      width="large"
      title="As the public will see it"
      description="Once approved, the boat’s page shows this."
    >
      <div className="flex flex-col gap-8 pt-2">
        <Gallery photos={boat.photos} video={boat.video} title={boat.title} />
        <BoatHeader boat={boat} />
        <BoatDescription text={boat.description} />
        <BoatDetails boat={boat} />
        <PapersPanel papers={boat.papers} />
      </div>
    </Dialog>
  );
}
