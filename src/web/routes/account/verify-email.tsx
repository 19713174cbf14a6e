import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AuthFrame } from '#web/features/auth/frame/auth-frame.tsx';
import { VerifyScreen } from '#web/features/auth/verify/verify-screen.tsx';
import { DEFAULT_SIGN_IN, pageContext } from '#web/page/load-context.ts';
import { PageHead } from '#web/page/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { externalSignIn: context.get(pageContext).externalSignInUrl ?? DEFAULT_SIGN_IN };
}

/** Only links from other sites ask for a redirect. */
export function clientLoader() {
  return { externalSignIn: DEFAULT_SIGN_IN };
}

/** The address may contain a code, so the page must not be cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function VerifyEmailPage() {
  const { externalSignIn } = useLoaderData<typeof loader>();
  return (
    <AuthFrame>
      <PageHead
        title="Verify your email"
        description="Enter the six-digit code that we sent to your email address."
        noIndex
      />
      <VerifyScreen externalSignIn={externalSignIn} />
    </AuthFrame>
  );
}
