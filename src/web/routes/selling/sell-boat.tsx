import { SellWizard } from '#web/features/sell/sell-wizard.tsx';
import { PageHead } from '#web/page/page-head.tsx';

export default function SellBoatPage() {
  return (
    <>
      <PageHead
        title="Sell your boat"
        description="List your boat, engine or equipment for free and reach buyers across the UK."
      />
      <SellWizard />
    </>
  );
}
