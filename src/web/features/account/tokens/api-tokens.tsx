import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '#contract/accounts/api-tokens.ts';
import { TOKEN_SCOPES } from '#domain/accounts/token-scopes.ts';
import { formatDate, formatDateTime } from '#domain/dates.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { revokeToken, tokensQuery } from './token-calls.ts';

const loadDialog = () => import('./new-token-dialog.tsx');

/** The secrets with which programs work with the seller's boats. */
export function ApiTokens() {
  const { Part: NewToken, prepare, want } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="api-tokens">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="api-tokens" tabIndex={-1} className="text-xl">
            API tokens
          </h2>
          <p className="mt-1 text-muted text-sm">
            For your stock system or website: each token can do only what you allow. All stop working when you
            reset your password or change your email address.{' '}
            <a href="/api/docs" className="text-sea underline underline-offset-4 hover:text-sea-strong">
              How the API works
            </a>
          </p>
        </div>
        <Button
          look="secondary"
          size="small"
          className="max-sm:h-11"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => want(() => setIsOpen(true))}
        >
          New token
        </Button>
      </div>
      <TokenList />
      {NewToken && <NewToken open={isOpen} onOpenChange={setIsOpen} />}
    </Card>
  );
}

function TokenList() {
  const { data, isPending, isError, refetch } = useQuery(tokensQuery);
  if (isPending)
    return (
      <Loading label="Loading your tokens" className="mt-4">
        <Skeleton className="h-14" />
      </Loading>
    );
  if (isError)
    return (
      <div className="mt-4">
        <ErrorState title="Your tokens could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  if (data.length === 0) return <p className="mt-4 text-muted">You have no tokens.</p>;
  return (
    <ul aria-labelledby="api-tokens" className="mt-3 divide-y divide-line">
      {data.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}

function TokenRow({ token: { id, name, scopes, createdAt, lastUsedAt } }: { token: ApiToken }) {
  const client = useQueryClient();

  async function revoke() {
    try {
      await revokeToken(id);
      toast({ title: 'Token revoked', description: `“${name}” no longer works.`, variant: 'success' });
      document.getElementById('api-tokens')?.focus();
    } catch (error) {
      toast({
        title: 'Not revoked',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
    await client.invalidateQueries(tokensQuery);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted text-sm">{scopes.map((scope) => TOKEN_SCOPES[scope].label).join(', ')}</p>
        <p className="text-muted text-sm">
          Created {formatDate(createdAt)},{' '}
          {lastUsedAt ? `last used ${formatDateTime(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <ConfirmButton
        look="secondary"
        size="small"
        className="max-sm:h-11"
        aria-label={`Revoke ${name}`}
        question={{
          title: `Revoke “${name}”?`,
          description: 'Programs that use it will stop working immediately. This cannot be undone.',
          confirmLabel: 'Revoke token',
          destructive: true,
        }}
        onConfirm={revoke}
      >
        Revoke
      </ConfirmButton>
    </li>
  );
}
