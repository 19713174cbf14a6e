import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSettings } from '#contract/accounts/settings.ts';
import { PUSH_KIND_NAMES, PUSH_KINDS } from '#domain/notices/push-kinds.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';
import { pushState, turnOff, turnOn } from '#web/push/push.ts';
import { Switch } from '#web/ui/controls/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const PATH = '/api/settings';

const settingsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<AccountSettings>([PATH], { signal })),
  staleTime: 0,
});

const notSaved = (error: unknown) =>
  toast({ title: 'Not saved', description: sentenceOf(error, 'Please try again.'), variant: 'destructive' });

/** What others see of the person's reading, and what this person's browsers show; saved with each switch. */
export function SettingsCard() {
  const client = useQueryClient();
  const { data } = useQuery(settingsQuery);

  async function set(changes: Partial<AccountSettings>) {
    const before = data;
    client.setQueryData<AccountSettings>([PATH], (settings) => settings && { ...settings, ...changes });
    try {
      await browserApi.request<AccountSettings>(PATH, { method: 'PATCH', body: changes });
    } catch (error) {
      client.setQueryData([PATH], before);
      notSaved(error);
    }
  }

  return (
    <Card as="section" aria-labelledby="settings">
      <h2 id="settings" className="text-xl">
        Messages and alerts
      </h2>
      <div className="mt-4 grid gap-4">
        <Switch
          label="Seen"
          help="Others see when you have read their messages, and you see when they have read yours"
          checked={data?.showsSeen ?? true}
          disabled={!data}
          onChange={(event) => void set({ showsSeen: event.target.checked })}
        />
        <ThisBrowser />
        {PUSH_KIND_NAMES.map((kind) => (
          <Switch
            key={kind}
            label={PUSH_KINDS[kind].label}
            help={PUSH_KINDS[kind].says}
            checked={data?.[kind] ?? true}
            disabled={!data}
            onChange={(event) => void set({ [kind]: event.target.checked })}
          />
        ))}
      </div>
    </Card>
  );
}

const HELP = {
  on: 'Shows the kinds below, until you sign out',
  off: 'Shows the kinds below, until you sign out',
  refused: 'You have blocked notifications in the settings of this browser',
  unsupported: 'This browser cannot show notifications',
} as const;

function ThisBrowser() {
  const [state, setState] = useState(pushState);

  async function change(isWanted: boolean) {
    setState(isWanted ? 'on' : 'off');
    await (isWanted ? turnOn() : turnOff()).catch(notSaved);
    setState(pushState());
  }

  return (
    <Switch
      label="Notifications in this browser"
      help={HELP[state]}
      checked={state === 'on'}
      disabled={state === 'refused' || state === 'unsupported'}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
