import { useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';

const loadDialog = () => import('./change-price-dialog.tsx');

export function ChangePriceButton({ listing }: { listing: OwnListing }) {
  const { Part: ChangePriceDialog, prepare, want } = useOnDemand(loadDialog);
  const [turn, setTurn] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setTurn((last) => last + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="max-sm:h-11"
        aria-label={`Change price: ${listing.title}`}
        onPointerEnter={prepare}
        onClick={() => want(open)}
      >
        Change price
      </Button>
      {turn > 0 && ChangePriceDialog && (
        <ChangePriceDialog key={turn} open={isOpen} onClose={() => setIsOpen(false)} listing={listing} />
      )}
    </>
  );
}
