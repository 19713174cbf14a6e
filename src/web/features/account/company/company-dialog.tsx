import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { Company, OwnCompany } from '#contract/accounts/company.ts';
import { COMPANY_LIMITS } from '#domain/accounts/company-limits.ts';
import { variantUrl } from '#domain/media/variants.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { companyQuery } from '#web/company/company-query.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { TextAreaField, TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { uploadPhoto } from '#web/media-picker/uploads/upload-photo.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const schema = () => import('#contract/accounts/company.ts').then((contract) => contract.Company);

/** When buyers see what was saved. */
function whenPublic({ isPublic, shownMeanwhile }: OwnCompany): string {
  if (shownMeanwhile) return 'We check your new name or website first. Buyers see the old one until then.';
  return isPublic ? 'Buyers see it on your page.' : 'Buyers see it once your first boat is approved.';
}

type CompanyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; company: Company };

export default function CompanyDialog({ open, onOpenChange, company }: CompanyDialogProps) {
  const client = useQueryClient();
  const [logo, setLogo] = useState(company.logo);
  const [isUploading, during] = useBusy();
  const form = useContractForm({
    schema,
    limits: COMPANY_LIMITS,
    initial: company,
    async send(typed) {
      const changed = await browserApi.request<OwnCompany>('/api/company', {
        method: 'PUT',
        body: { ...typed, logo },
      });
      client.setQueryData(companyQuery.queryKey, changed);
      toast({ title: 'Company saved', description: whenPublic(changed), variant: 'success' });
      onOpenChange(false);
    },
    failed: (error) => ({ message: sentenceOf(error, 'Your changes could not be saved. Please try again.') }),
  });

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    void during(async () => {
      try {
        setLogo(await uploadPhoto(file));
      } catch (error) {
        const description = sentenceOf(error, 'Please check your connection and try again.');
        toast({ title: 'Logo not uploaded', description, variant: 'destructive' });
      }
    });
  };

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit company"
      width="medium"
      form={form}
      submit="Save"
      busy={isUploading}
    >
      <TextField form={form} name="name" label="Name" required autoComplete="organization" />
      <TextField form={form} name="place" label="Town (optional)" autoComplete="address-level2" />
      <TextAreaField form={form} name="about" label="About (optional)" rows={5} />
      <TextField
        form={form}
        name="website"
        label="Website (optional)"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label="Phone number for all boats (optional)"
        help="Replaces the number of every boat. Buyers see it where you allow it."
        autoComplete="tel"
      />
      <TextAreaField form={form} name="openingHours" label="Opening hours (optional)" rows={2} />
      <Field label="Logo (optional)" help="JPEG, PNG or WebP, up to 10 MB.">
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
          className="block w-full text-sm file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border file:border-control file:bg-card file:px-4 file:font-semibold"
        />
      </Field>
      {logo && (
        <p className="flex flex-wrap items-center gap-3">
          <img
            src={variantUrl(logo, { width: 320, format: 'jpeg' })}
            alt="Your logo"
            className="h-16 w-24 rounded-control bg-white object-contain"
          />
          <Button look="quiet" size="small" onClick={() => setLogo(null)}>
            Remove logo
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
