import { AuthFrame } from '#web/features/auth/frame/auth-frame.tsx';
import { ForgotPasswordScreen } from '#web/features/auth/reset/forgot-password.tsx';
import { PageHead } from '#web/page/page-head.tsx';

export default function ForgotPasswordPage() {
  return (
    <AuthFrame>
      <PageHead
        title="Forgot password"
        description="Get a code to set a new password for your Slipway account."
        noIndex
      />
      <ForgotPasswordScreen />
    </AuthFrame>
  );
}
