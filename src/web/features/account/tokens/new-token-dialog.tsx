import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CreatedApiToken } from '#contract/accounts/api-tokens.ts';
import {
  TOKEN_LIMITS,
  TOKEN_SCOPE_NAMES,
  TOKEN_SCOPES,
  type TokenScope,
} from '#domain/accounts/token-scopes.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { createToken, tokensQuery } from './token-calls.ts';

type NewTokenDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for a name and scopes, then shows the token for the only time. */
export default function NewTokenDialog({ open, onOpenChange }: NewTokenDialogProps) {
  const [created, setCreated] = useState<CreatedApiToken | null>(null);

  function change(next: boolean) {
    onOpenChange(next);
    if (!next) setCreated(null);
  }

  return created ? (
    <ShownOnce token={created} open={open} onOpenChange={change} />
  ) : (
    <TokenForm open={open} onOpenChange={change} onCreated={setCreated} />
  );
}

const schema = () => import('#contract/accounts/api-tokens.ts').then((contract) => contract.NewApiToken);

type TokenFormProps = NewTokenDialogProps & { onCreated: (token: CreatedApiToken) => void };

function TokenForm({ open, onOpenChange, onCreated }: TokenFormProps) {
  const client = useQueryClient();
  const form = useContractForm({
    schema,
    limits: { name: { max: TOKEN_LIMITS.nameLength } },
    initial: { name: '', scopes: ['boats:read'] as TokenScope[] },
    async send(token) {
      onCreated(await createToken(token));
      form.reset();
      await client.invalidateQueries(tokensQuery);
    },
    failed: (error) => ({ message: sentenceOf(error, 'The token was not created. Please try again.') }),
  });
  const scopes = form.watch('scopes');
  const problem = form.formState.errors.scopes?.message;

  const toggle = (scope: TokenScope, wanted: boolean) =>
    form.setValue(
      'scopes',
      TOKEN_SCOPE_NAMES.filter((name) => (name === scope ? wanted : scopes.includes(name))),
    );

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="New API token"
      description="A program with this token acts for you, within what you tick."
      form={form}
      submit="Create token"
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        help="What will use it, such as “Stock system”."
        required
        autoComplete="off"
      />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">What it may do</legend>
        {TOKEN_SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            label={TOKEN_SCOPES[scope].label}
            help={TOKEN_SCOPES[scope].help}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
        {problem && <FieldError id="scopes-problem">{problem}</FieldError>}
      </fieldset>
    </FormDialog>
  );
}

function ShownOnce({ token, open, onOpenChange }: NewTokenDialogProps & { token: CreatedApiToken }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(token.token);
      toast({ title: 'Copied', description: 'Store it where your program keeps its secrets.' });
    } catch {
      toast({
        title: 'Not copied',
        description: 'Select the token and copy it yourself.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`“${token.name}” is ready`}
      footer={<Button onClick={() => onOpenChange(false)}>I have stored it</Button>}
    >
      <div className="grid gap-4">
        <Notice>Copy the token now. It is not shown again.</Notice>
        <Field label="Your token">
          <TextArea
            value={token.token}
            readOnly
            rows={2}
            spellCheck={false}
            className="resize-none break-all font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button look="secondary" onClick={() => void copy()}>
          Copy token
        </Button>
      </div>
    </Dialog>
  );
}
