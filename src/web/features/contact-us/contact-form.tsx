import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SECOND } from '#domain/durations.ts';
import { CONTACT_US_LIMITS, CONTACT_US_NOTICES } from '#domain/enquiries/contact-us.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { EmailField, TextAreaField, TextField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSession } from '#web/session/session.ts';
import { TrapField } from '#web/ui/controls/trap-field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const SENT_LABEL_MS = 3 * SECOND;

const schema = () => import('#contract/messages/support.ts').then((contract) => contract.ContactRequest);

export function ContactForm() {
  const [sent, setSent] = useState(false);
  const boat = useSearchParams()[0].get('boat');
  const user = useSession()?.user;
  const form = useContractForm({
    schema,
    limits: CONTACT_US_LIMITS,
    async send(body) {
      await browserApi.request('/api/contact', { method: 'POST', body });
      toast({ ...CONTACT_US_NOTICES.sent, variant: 'success' });
      setSent(true);
      form.reset({ firstName: '', lastName: '', email: '', subject: '', message: '' });
    },
    failed: (error) => ({
      title: CONTACT_US_NOTICES.failed.title,
      message: sentenceOf(error, CONTACT_US_NOTICES.failed.description),
    }),
  });
  const { fillIn } = form;

  useEffect(() => {
    if (user && !sent)
      fillIn({ firstName: user.firstName ?? '', lastName: user.lastName ?? '', email: user.email });
  }, [user, sent, fillIn]);

  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), SENT_LABEL_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-2 [&>*]:min-w-0 [&>[role=alert]]:sm:col-span-2">
      <TextField form={form} name="firstName" label="First name" required autoComplete="given-name" />
      <TextField form={form} name="lastName" label="Last name" required autoComplete="family-name" />
      <EmailField
        form={form}
        name="email"
        label="Email"
        required
        autoComplete="email"
        className="sm:col-span-2"
      />
      <TextField
        form={form}
        name="subject"
        label="Subject"
        required
        defaultValue={boat && /^\d{1,10}$/.test(boat) ? `About boat ${boat}` : undefined}
        className="sm:col-span-2"
      />
      <TextAreaField form={form} name="message" label="Message" required rows={7} className="sm:col-span-2" />
      <TrapField {...form.register('website')} />
      <SubmitButton busy={form.busy} busyLabel="Sending..." disabled={sent} className="sm:justify-self-start">
        {sent ? 'Sent ✓' : 'Send Message'}
      </SubmitButton>
    </Form>
  );
}
