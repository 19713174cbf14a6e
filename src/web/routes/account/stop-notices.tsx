import type { NoticeLink } from '#contract/notices.ts';
import { NOTICE_KINDS, type NoticeKind } from '#domain/notices/notice-kinds.ts';
import { defineLinkPage, PressForm } from '#web/page/link-page.tsx';

const page = defineLinkPage<NoticeLink>({
  title: 'Stop Emails',
  path: '/stop-notices',
  call: '/api/stop-notices',
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;
export { LinkErrorBoundary as ErrorBoundary } from '#web/features/navigation/link-error.tsx';

export default function StopNoticesPage() {
  return (
    <page.View>
      {({ kind, wanted }, { address }) =>
        wanted ? (
          <>
            <h1 className="text-3xl">Stop these emails?</h1>
            <Kind kind={kind} />
            <PressForm address={address}>Stop these emails</PressForm>
          </>
        ) : (
          <>
            <h1 className="text-3xl">Stopped</h1>
            <Kind kind={kind} />
            <p className="text-lg text-muted">
              We no longer send you these. Our other emails are not affected.
            </p>
            <PressForm address={address} name="again" look="secondary">
              Turn them back on
            </PressForm>
          </>
        )
      }
    </page.View>
  );
}

function Kind({ kind }: { kind: NoticeKind }) {
  const { label, says } = NOTICE_KINDS[kind];
  return (
    <p className="text-lg">
      <strong>{label}.</strong> {says}.
    </p>
  );
}
