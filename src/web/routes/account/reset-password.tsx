import { AuthFrame } from '#web/features/auth/frame/auth-frame.tsx';
import { ResetPasswordScreen } from '#web/features/auth/reset/reset-password-screen.tsx';
import { PageHead } from '#web/page/page-head.tsx';

/** The address contains an email address, so the page must not be cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function ResetPasswordPage() {
  return (
    <AuthFrame>
      <PageHead title="Reset password" description="Set a new password for your Slipway account." noIndex />
      <ResetPasswordScreen />
    </AuthFrame>
  );
}
