import { ServerPart } from '#web/page/server-part.tsx';
import type { BoatPricesProps } from './boat-prices.tsx';

const load = () => import('./boat-prices.tsx');
const OnServer = import.meta.env.SSR ? (await load()).default : undefined;

export const BoatPricesPart = (props: BoatPricesProps) => (
  <ServerPart Part={OnServer} load={load} props={props} />
);
