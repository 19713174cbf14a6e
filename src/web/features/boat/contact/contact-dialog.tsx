import type { BoatPage } from '#contract/boat.ts';
import { checkEnquiry, ENQUIRY_LIMITS, sentPhone } from '#domain/enquiries/buyer-enquiry.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { MessageDialog } from './message-dialog.tsx';

const NOTICES = { ...ENQUIRY_NOTICES, refused: ENQUIRY_NOTICES.emailNotAvailable };
const EMPTY = { buyerName: '', buyerEmail: '', buyerPhone: '', message: '' };

type ContactDialogProps = { boat: BoatPage; open: boolean; onOpenChange: (open: boolean) => void };

export default function ContactDialog({ boat, ...dialog }: ContactDialogProps) {
  const { id: boatId, title: boatTitle, sellerName } = boat;
  return (
    <MessageDialog
      {...dialog}
      title="Contact Seller"
      description={boatTitle}
      submit="Send Message"
      notices={NOTICES}
      empty={EMPTY}
      check={checkEnquiry}
      send={(typed) =>
        browserApi.request('/api/contact-seller', {
          method: 'POST',
          body: { boatId, boatTitle, sellerName, ...typed, buyerPhone: sentPhone(typed.buyerPhone) },
        })
      }
    >
      {({ bind, problems }) => (
        <>
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
          <Field
            label="Your phone"
            help="Optional, if you would rather be called."
            error={problems.buyerPhone}
          >
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
        </>
      )}
    </MessageDialog>
  );
}
