import type { BoatPage } from '#contract/boats/boat.ts';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { ENQUIRY_LIMITS } from '#domain/enquiries/buyer-enquiry.ts';
import { ENQUIRY_NOTICES } from '#domain/enquiries/notices.ts';
import { formatPrice } from '#domain/money.ts';
import { listingNoun } from '#domain/taxonomy/listing-nouns.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { isOnMarket } from './contact-provider.tsx';

const FIELDS = ['buyerName', 'buyerEmail', 'buyerPhone', 'message', 'website'] as const;
export type Typed = Partial<Record<(typeof FIELDS)[number], string>>;

/** What was typed, and why it was not sent. */
export type RefusedEnquiry = { typed: Typed; problems: Typed; sentence: string };

export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')]));

type ContactFormPageProps = { boat: BoatPage; isSent: boolean; refused: RefusedEnquiry | undefined };

/** Writing to the seller without scripts: an ordinary form. */
export function ContactFormPage({ boat, isSent, refused }: ContactFormPageProps) {
  return (
    <Container width="text" className="grid gap-6 py-8">
      <PageHead title={`Contact Seller: ${boat.title}`} noIndex />
      <div>
        <h1 className="text-3xl">Contact Seller</h1>
        <p className="mt-2 text-lg text-muted wrap-break-word">
          {boat.title}, {formatPrice(boat.price, boat.currency)}, {boat.location}
        </p>
      </div>
      {isSent ? (
        <Notice variant="success" title={ENQUIRY_NOTICES.sent.title}>
          {ENQUIRY_NOTICES.sent.description}
        </Notice>
      ) : (
        <Writing boat={boat} refused={refused} />
      )}
      <LinkButton to={`/boats/${boat.id}`} look="secondary" className="justify-self-start">
        Back to the {listingNoun(boat)}
      </LinkButton>
    </Container>
  );
}

function Writing({ boat, refused }: Omit<ContactFormPageProps, 'isSent'>) {
  if (!isOnMarket(boat))
    return <Notice>This {listingNoun(boat)} is not for sale now, so its seller cannot be contacted.</Notice>;
  if (!boat.showEmail)
    return (
      <Notice title={ENQUIRY_NOTICES.emailNotAvailable.title}>
        {ENQUIRY_NOTICES.emailNotAvailable.description}
      </Notice>
    );
  const { typed = {}, problems = {}, sentence } = refused ?? {};
  return (
    <Card as="section" aria-label="Your message">
      {sentence && (
        <Notice variant="error" title={ENQUIRY_NOTICES.failed.title} className="mb-5">
          {sentence}
        </Notice>
      )}
      <form method="post" action={`/boats/${boat.id}/contact`} noValidate className="grid gap-5">
        <Field label="Your name" required error={problems.buyerName}>
          <TextInput
            name="buyerName"
            autoComplete="name"
            maxLength={ENQUIRY_LIMITS.buyerName.max}
            defaultValue={typed.buyerName}
          />
        </Field>
        <Field label="Your email" required error={problems.buyerEmail}>
          <TextInput
            name="buyerEmail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
            defaultValue={typed.buyerEmail}
          />
        </Field>
        <Field label="Your phone" help="Optional. Add it if you'd like a call." error={problems.buyerPhone}>
          <TextInput
            name="buyerPhone"
            type="tel"
            autoComplete="tel"
            maxLength={ENQUIRY_LIMITS.buyerPhone.max}
            defaultValue={typed.buyerPhone}
          />
        </Field>
        <Field label="Message" required error={problems.message}>
          <TextArea
            name="message"
            rows={8}
            maxLength={ENQUIRY_LIMITS.message.max}
            defaultValue={typed.message}
            placeholder={`Ask about the ${listingNoun(boat)}, or when you could see it.`}
          />
        </Field>
        <TrapField name="website" defaultValue={typed.website} />
        <Button type="submit" className="justify-self-start">
          Send Message
        </Button>
      </form>
    </Card>
  );
}
