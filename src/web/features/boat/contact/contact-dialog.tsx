import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { BoatPage } from '#contract/boats/boat.ts';
import { fullName } from '#domain/accounts/names.ts';
import { ENQUIRY_LIMITS } from '#domain/enquiries/buyer-enquiry.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { listingNoun } from '#domain/taxonomy/listing-nouns.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { writtenTo } from '#web/browser/kept-drafts.ts';
import { EmailField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { useSession } from '#web/session/session.ts';
import { ownPartQuery } from '../boat-queries.ts';
import { MessageDialog } from '../message-dialog.tsx';
import { OpeningSentence, openingAbout } from './opening-sentence.tsx';

const NOTICES = { ...ENQUIRY_NOTICES, refused: ENQUIRY_NOTICES.emailNotAvailable };
const schema = () => import('#contract/messages/enquiries.ts').then((contract) => contract.ContactSellerForm);

type ContactDialogProps = {
  boat: BoatPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: (at: string) => void;
};

export default function ContactDialog({ boat, onSent, ...dialog }: ContactDialogProps) {
  const { id: boatId, title: boatTitle, sellerName } = boat;
  const user = useSession()?.user;
  const client = useQueryClient();
  const navigate = useNavigate();

  /** The answer appears in the conversation, which only accounts have. */
  async function openConversation() {
    if (!user) return undefined;
    const { threadId } = await client.fetchQuery({ ...ownPartQuery(boatId), staleTime: 0 });
    if (!threadId) return undefined;
    return { label: 'Open conversation', onPress: () => void navigate(`/messages/${threadId}`) };
  }

  return (
    <MessageDialog
      {...dialog}
      title="Contact Seller"
      description={boatTitle}
      submit="Send Message"
      keptAs={`enquiry:${boatId}`}
      notices={NOTICES}
      schema={schema}
      limits={ENQUIRY_LIMITS}
      initial={{
        buyerName: user ? fullName(user) : '',
        buyerEmail: user?.email ?? '',
        buyerPhone: '',
        message: '',
      }}
      send={async (enquiry) => {
        await browserApi.request('/api/contact-seller', {
          method: 'POST',
          body: { boatId, boatTitle, sellerName, ...enquiry },
        });
        const now = new Date().toISOString();
        writtenTo.write(String(boatId), now);
        onSent(now);
      }}
      next={openConversation}
    >
      {(form) => (
        <>
          <TextField form={form} name="buyerName" label="Your name" starred autoComplete="name" />
          <EmailField form={form} name="buyerEmail" label="Your email" starred autoComplete="email" />
          <TextField
            form={form}
            name="buyerPhone"
            label="Your phone"
            help="Optional. Add it if you'd like a call."
            type="tel"
            autoComplete="tel"
          />
          <div className="grid gap-2">
            <TextAreaField
              form={form}
              name="message"
              label="Message"
              starred
              rows={6}
              placeholder={`Ask about the ${listingNoun(boat)}, or when you could see it.`}
            />
            <OpeningSentence form={form} sentence={openingAbout(boat)} />
          </div>
        </>
      )}
    </MessageDialog>
  );
}
