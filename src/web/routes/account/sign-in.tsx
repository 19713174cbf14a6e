import { AuthFrame } from '#web/features/auth/frame/auth-frame.tsx';
import { AuthScreen } from '#web/features/auth/frame/auth-screen.tsx';
import { PageHead } from '#web/page/page-head.tsx';

export default function SignInPage() {
  return (
    <AuthFrame>
      <PageHead
        title="Sign In"
        description="Sign in to Slipway to save boats, list your own and answer enquiries."
        noIndex
      />
      <AuthScreen mode="signin" />
    </AuthFrame>
  );
}
