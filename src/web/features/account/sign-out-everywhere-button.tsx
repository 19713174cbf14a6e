import { sentenceOf } from '#web/api/api-error.ts';
import { useLocalSignOut } from '#web/session/sign-out.ts';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { signOutEverywhere } from './account-calls.ts';

export function SignOutEverywhere() {
  const leave = useLocalSignOut();

  async function signOut() {
    try {
      await signOutEverywhere();
    } catch (error) {
      const message = sentenceOf(error, 'Please check your connection and try again.');
      toast({ title: 'You are still signed in', description: message, variant: 'destructive' });
      return;
    }
    toast({
      title: 'Signed out everywhere',
      description: 'Every device needs your password again.',
      variant: 'success',
    });
    await leave();
  }

  return (
    <ConfirmButton
      look="secondary"
      size="small"
      question={{
        title: 'Sign out everywhere?',
        description: 'Every browser and device, this one included, will need your password to sign in again.',
        confirmLabel: 'Sign out everywhere',
      }}
      onConfirm={signOut}
    >
      Sign out everywhere
    </ConfirmButton>
  );
}
