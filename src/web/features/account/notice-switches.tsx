import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeChoices } from '#contract/notices.ts';
import { NOTICE_KIND_NAMES, NOTICE_KINDS, type NoticeKind } from '#domain/notices/notice-kinds.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';
import { Switch } from '#web/ui/controls/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

const PATH = '/api/notices';

const noticesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<NoticeChoices>([PATH], { signal })),
  staleTime: 0,
});

/** Which mails the account gets without asking; saved with each switch. */
export function NoticeSwitches() {
  const client = useQueryClient();
  const { data } = useQuery(noticesQuery);

  async function set(kind: NoticeKind, wanted: boolean) {
    const before = data;
    client.setQueryData<NoticeChoices>([PATH], (choices) => choices && { ...choices, [kind]: wanted });
    try {
      await browserApi.request<NoticeChoices>(PATH, { method: 'PATCH', body: { [kind]: wanted } });
    } catch (error) {
      client.setQueryData([PATH], before);
      toast({
        title: 'Not saved',
        description: sentenceOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  }

  return (
    <Card as="section" aria-labelledby="notices">
      <h2 id="notices" className="text-xl">
        Emails we send you
      </h2>
      <div className="mt-4 grid gap-4">
        {NOTICE_KIND_NAMES.map((kind) => (
          <Switch
            key={kind}
            label={NOTICE_KINDS[kind].label}
            help={NOTICE_KINDS[kind].says}
            checked={data?.[kind] ?? true}
            disabled={!data}
            onChange={(event) => void set(kind, event.target.checked)}
          />
        ))}
      </div>
    </Card>
  );
}
