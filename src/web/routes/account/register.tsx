import { AuthFrame } from '#web/features/auth/frame/auth-frame.tsx';
import { AuthScreen } from '#web/features/auth/frame/auth-screen.tsx';
import { PageHead } from '#web/page/page-head.tsx';

export default function RegisterPage() {
  return (
    <AuthFrame>
      <PageHead
        title="Sign Up"
        description="Create a free Slipway account to save boats and list your own."
        noIndex
      />
      <AuthScreen mode="signup" />
    </AuthFrame>
  );
}
