import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { PASSWORD } from '#domain/accounts/secrets.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { TextInput } from '../text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix' | 'autoComplete'> & {
  /** Whether password managers should fill in or suggest a password. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password input with a button that shows the password. */
export function PasswordInput(input: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      maxLength={PASSWORD.maxLength}
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mx-2"
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
