import type { PapersPanelProps } from '#web/boat-page/papers/papers-panel.tsx';
import { ServerPart } from '#web/page/server-part.tsx';

const load = async () => ({ default: (await import('#web/boat-page/papers/papers-panel.tsx')).PapersPanel });
const OnServer = import.meta.env.SSR ? (await load()).default : undefined;

export const PapersPart = (props: PapersPanelProps) => (
  <ServerPart Part={OnServer} load={load} props={props} />
);
