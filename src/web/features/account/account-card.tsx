import { useSignOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChangeEmail } from './change-email-dialog.tsx';
import { ChangePassword } from './change-password-dialog.tsx';
import { DeleteAccount } from './delete-account.tsx';

export function AccountCard({ email }: { email: string }) {
  const signOut = useSignOut();
  return (
    <Card as="section" aria-labelledby="account">
      <h2 id="account" className="text-xl">
        Account
      </h2>
      <div className="mt-4 grid gap-3">
        <ChangeEmail email={email} />
        <ChangePassword email={email} />
        <Button look="secondary" onClick={signOut}>
          Sign Out
        </Button>
        <DeleteAccount />
      </div>
    </Card>
  );
}
