import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { BoatPage } from '#contract/boat.ts';
import { checkEnquiry, ENQUIRY_LIMITS, sentPhone } from '#domain/enquiries/buyer-enquiry.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { useCheckedForm } from '#web/lib/checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { TrapField } from '#web/ui/trap-field.tsx';

const EMPTY = { buyerName: '', buyerEmail: '', buyerPhone: '', message: '', website: '' };

type ContactDialogProps = { boat: BoatPage; open: boolean; onOpenChange: (open: boolean) => void };

export default function ContactDialog({ boat, open, onOpenChange }: ContactDialogProps) {
  const { typed, problems, bind, formProps, reset } = useCheckedForm(EMPTY, checkEnquiry);
  const formId = useId();

  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      browserApi.request('/api/contact-seller', {
        method: 'POST',
        body: {
          boatId: boat.id,
          boatTitle: boat.title,
          sellerName: boat.sellerName,
          ...typed,
          buyerPhone: sentPhone(typed.buyerPhone),
        },
      }),
    onSuccess() {
      toast({ ...ENQUIRY_NOTICES.sent, variant: 'success' });
      close(false);
    },
    onError: (error) =>
      toast({
        title: ENQUIRY_NOTICES.failed.title,
        description: sentenceOf(error, ENQUIRY_NOTICES.failed.description),
        variant: 'destructive',
      }),
  });

  function close(next: boolean) {
    onOpenChange(next);
    if (!next) reset();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width="contact"
      title="Contact Seller"
      description={boat.title}
      footer={
        <>
          <Button look="secondary" onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {isPending ? 'Sending...' : 'Send Message'}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps(mutate)} className="flex flex-col gap-4">
        <Field label="Your name" required error={problems.buyerName}>
          <TextInput {...bind('buyerName')} autoComplete="name" maxLength={ENQUIRY_LIMITS.name.max} />
        </Field>
        <Field label="Your email" required error={problems.buyerEmail}>
          <TextInput
            {...bind('buyerEmail')}
            type="email"
            autoComplete="email"
            maxLength={ENQUIRY_LIMITS.email.max}
          />
        </Field>
        <Field label="Your phone" help="Optional, if you would rather be called." error={problems.buyerPhone}>
          <TextInput
            {...bind('buyerPhone')}
            type="tel"
            autoComplete="tel"
            maxLength={ENQUIRY_LIMITS.phone.max}
          />
        </Field>
        <Field label="Message" required error={problems.message}>
          <TextArea
            {...bind('message')}
            rows={6}
            maxLength={ENQUIRY_LIMITS.message.max}
            placeholder="Ask about the boat, or when you could see her."
          />
        </Field>
        <TrapField {...bind('website')} />
      </form>
    </Dialog>
  );
}
