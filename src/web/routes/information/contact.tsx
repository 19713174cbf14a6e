import { ShieldCheck } from 'lucide-react';
import { CommonQuestions } from '#web/features/contact-us/common-questions.tsx';
import { ContactForm } from '#web/features/contact-us/contact-form.tsx';
import { WaysToReachUs } from '#web/features/contact-us/ways-to-reach-us.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

export default function ContactPage() {
  return (
    <Container>
      <PageHead title="Contact Us" description="Write to the Slipway team. We answer within 24 hours." />
      <PageHeading lead="A question, an idea or something that went wrong: a person reads every message.">
        Contact Us
      </PageHeading>
      <div className="grid gap-8">
        <WaysToReachUs />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Card as="section" aria-labelledby="write-heading">
            <h2 id="write-heading" className="mb-5 text-xl">
              Write to us
            </h2>
            <noscript>
              <Notice className="mb-5">This form needs JavaScript. You can also email us.</Notice>
            </noscript>
            <ContactForm />
          </Card>
          <div className="grid gap-8">
            <section aria-labelledby="checks-heading" className="rounded-card bg-foam p-5 sm:p-6">
              <h2 id="checks-heading" className="flex items-center gap-3 text-xl">
                <ShieldCheck aria-hidden className="size-6 shrink-0 text-sea" />
                Every listing is checked
              </h2>
              <p className="mt-3">
                Before a boat appears on Slipway, a person reads its listing and looks at its photos. If
                you're unsure about a listing, tell us. We look into every report.
              </p>
            </section>
            <CommonQuestions />
          </div>
        </div>
      </div>
    </Container>
  );
}
