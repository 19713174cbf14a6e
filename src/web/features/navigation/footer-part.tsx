import { partOnDemand } from '#web/page/part-on-demand.tsx';

const load = async () => (await import('./footer.tsx')).Footer;
const OnServer = import.meta.env.SSR ? await load() : undefined;

/** Its links work as they were sent; their code is loaded when the footer comes near. */
export const FooterPart = partOnDemand(OnServer, load, { whenNear: true });
