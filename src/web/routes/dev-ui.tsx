import { Actions } from '#web/features/ui-gallery/actions.tsx';
import { Facts } from '#web/features/ui-gallery/facts.tsx';
import { Feedback } from '#web/features/ui-gallery/feedback.tsx';
import { Forms, Media } from '#web/features/ui-gallery/forms.tsx';
import { Foundations } from '#web/features/ui-gallery/foundations.tsx';
import { Overlays } from '#web/features/ui-gallery/overlays.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

export default function DevUiPage() {
  return (
    <Container>
      <PageHead title="Design system" noIndex />
      <PageHeading lead="Every piece in every state.">Design system</PageHeading>
      <Foundations />
      <Actions />
      <Forms />
      <Media />
      <Overlays />
      <Feedback />
      <Facts />
    </Container>
  );
}
