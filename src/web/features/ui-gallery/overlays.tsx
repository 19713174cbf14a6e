import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Sheet } from '#web/ui/dialogs/sheet.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { GallerySection, Row } from './gallery-section.tsx';

type Overlay = 'dialog' | 'confirm' | 'sheet';

export function Overlays() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const control = (overlay: Overlay) => ({
    open: shown === overlay,
    onOpenChange: (open: boolean) => setShown(open ? overlay : null),
  });
  return (
    <GallerySection title="Overlays">
      <Row label="Dialogs">
        <Button look="secondary" onClick={() => setShown('dialog')}>
          Open dialog
        </Button>
        <Button look="secondary" onClick={() => setShown('confirm')}>
          Open confirmation
        </Button>
        <Button look="secondary" onClick={() => setShown('sheet')}>
          Open sheet
        </Button>
      </Row>
      <Row label="Toasts">
        <Button
          look="secondary"
          onClick={() =>
            toast({ title: 'Link Copied', description: 'The address of this page is on your clipboard.' })
          }
        >
          Default
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            toast({
              variant: 'success',
              title: 'Added to Watchlist',
              description: 'Westerly Konsort 29 has been saved to your watchlist',
            })
          }
        >
          Success
        </Button>
        <Button
          look="secondary"
          onClick={() =>
            toast({
              variant: 'destructive',
              title: 'Failed to Send Message',
              description: 'There was an error sending your message. Please try again.',
            })
          }
        >
          Destructive
        </Button>
      </Row>
      <Dialog
        {...control('dialog')}
        title="Contact the seller"
        description="Your message goes to the seller, who answers you directly."
        footer={
          <>
            <Button look="secondary" onClick={() => setShown(null)}>
              Cancel
            </Button>
            <Button onClick={() => setShown(null)}>Send Message</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Your name" required>
            <TextInput autoComplete="name" />
          </Field>
          <Field label="Message" required>
            <TextArea counter maxLength={2000} />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        {...control('confirm')}
        destructive
        title="Delete this listing?"
        description="The boat, its photos and its figures are gone for good."
        confirmLabel="Delete listing"
        onConfirm={() => setShown(null)}
      />
      <Sheet
        {...control('sheet')}
        title="Filters"
        footer={<Button className="w-full">Show 128 boats</Button>}
      >
        <div className="grid gap-4">
          <Field label="Keywords">
            <TextInput />
          </Field>
          <Field label="Location">
            <TextInput />
          </Field>
        </div>
      </Sheet>
    </GallerySection>
  );
}
