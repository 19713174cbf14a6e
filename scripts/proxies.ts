import { spawnSync } from 'node:child_process';

/** Older ones do not know the options that the tests start it with. */
const NGINX_SINCE = 1.2;

/** Tests of the proxies run where these are installed: Debian's packages also start them as services. */
export function hasNginx(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [, major, minor] = stderr?.match(/nginx\/(\d+)\.(\d+)/) ?? [];
  return Number(major) + Number(minor) / 100 >= NGINX_SINCE;
}

export const hasCaddy = () => spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;
