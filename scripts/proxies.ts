import { spawnSync } from 'node:child_process';

const runs = (command: string, args: string[], stdio: 'inherit' | 'ignore' = 'ignore') =>
  spawnSync(command, args, { stdio }).status === 0;

export const hasNginx = () => runs('nginx', ['-v']);
export const hasCaddy = () => runs('caddy', ['version']);

/** Only on CI, because Debian's packages also start them as services. Elsewhere their tests run if they are installed. */
export function installProxiesOnCi(): void {
  if (!process.env.CI || process.getuid?.() !== 0 || (hasNginx() && hasCaddy())) return;
  if (!runs('apt-get', ['update', '-qq'], 'inherit')) return;
  runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light', 'caddy'], 'inherit');
}
