import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile, ProfileChanges } from '#contract/accounts/profile.ts';
import { fullName } from '#domain/accounts/names.ts';
import { SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { profileQuery } from '#web/session/profile.ts';
import { session } from '#web/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const schema = () => import('#contract/accounts/profile.ts').then((contract) => contract.ProfileChanges);

/** Stores the changed account for the header and the other pages. */
export function rememberUser(user: Profile['user']) {
  const current = session.read();
  if (current) session.write({ ...current, user });
}

const initialOf = ({ user, phone }: Profile): ProfileChanges => ({
  fullName: fullName(user),
  phone: phone ?? '',
  sellerType: user.sellerType,
});

/** Name, phone number and account type. */
export function EditProfile({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const initial = initialOf(profile);
  const form = useContractForm({
    schema,
    initial,
    async send(body) {
      const changed = await browserApi.request<Profile>('/api/auth/profile', { method: 'PUT', body });
      rememberUser(changed.user);
      client.setQueryData(profileQuery.queryKey, changed);
      toast({ title: 'Profile Updated', description: 'Your changes are saved.', variant: 'success' });
      setOpen(false);
    },
    failed: (error) => ({
      title: 'Error',
      message: sentenceOf(error, 'Your changes could not be saved. Please try again.'),
    }),
  });

  function change(next: boolean) {
    setOpen(next);
    if (next) form.reset(initial);
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => change(true)}>
        Edit profile
      </Button>
      <FormDialog open={open} onOpenChange={change} title="Edit profile" form={form} submit="Save">
        <TextField form={form} name="fullName" label="Full name" required autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label="Phone number (optional)"
          help="Filled in for you in new listings. Buyers see it only where you allow it."
          autoComplete="tel"
        />
        <SelectField
          form={form}
          name="sellerType"
          label="Account type"
          help="Also changes how your listings are labelled."
        >
          {SELLER_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </FormDialog>
    </>
  );
}
