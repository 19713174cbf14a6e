import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT_NAMES } from '#server/config/config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Read by Node itself. */
const NOT_OURS = ['NODE_ENV'];

describe('deployment files', () => {
  const compose = read('compose.yaml');
  const dockerfile = read('Dockerfile');

  it('compose.yaml sets only variables that the server reads', () => {
    const block = compose.slice(compose.indexOf('&app-environment'), compose.indexOf('depends_on:'));
    const names = all(block, /^ {4}([A-Z][A-Z0-9_]+):/gm);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !ENVIRONMENT_NAMES.includes(name))).toEqual([]);
  });

  it('Dockerfile and the systemd unit set only variables that the server reads', () => {
    const unit = read('deploy/slipway.service');
    const lines = [...all(dockerfile, /^ENV (.+)$/gm), ...all(unit, /^Environment=(.+)$/gm)].join(' ');
    const names = all(lines, /(?:^|\s)([A-Z_]+)=/g);
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => ![...ENVIRONMENT_NAMES, ...NOT_OURS].includes(name))).toEqual([]);
  });

  it('Dockerfile copies existing paths, and starts the same command as npm start', () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+)$/gm).flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied).toContain('migrations');
    expect(copied.filter((path) => !existsSync(`${root}${path}`))).toEqual([]);
    const [, start = ''] = dockerfile.match(/^CMD (\[.+\])$/m) ?? [];
    expect(JSON.parse(read('package.json')).scripts.start).toContain(`exec ${JSON.parse(start).join(' ')}`);
  });

  it('containers do not run as root, have a read-only file system and a health check', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'));
    const parts = services.split(/^ {2}(?=[a-z0-9]+:$)/m).slice(1);
    expect(parts.map((part) => part.split(':')[0])).toEqual([
      'app1',
      'app2',
      'caddy',
      'nginx',
      'postgres',
      'redis',
      'store',
      'bucket',
    ]);
    for (const part of parts) {
      const whole = part.includes('<<: *app')
        ? compose.slice(compose.indexOf('x-app:'), compose.indexOf('\nservices:'))
        : part;
      expect(whole).toContain('read_only: true');
      expect(whole).toContain('cap_drop: [ALL]');
      if (!/^bucket|^app/.test(part)) expect(part).toContain('healthcheck:');
    }
  });

  it('visitors reach the apps only through the proxy that limits connections per address', () => {
    const nginx = read('deploy/nginx.conf');
    const [, zone = ''] = nginx.match(/^limit_conn_zone \$binary_remote_addr zone=(\w+):/m) ?? [];
    expect(nginx).toMatch(
      new RegExp(`location / \\{[^}]*limit_conn ${zone} \\d+;[^}]*proxy_pass http://apps;`),
    );
    // The address that is counted is the visitor's, not Caddy's.
    const [, subnet = 'none'] = compose.match(/subnet: ([\d./]+)/) ?? [];
    expect(nginx).toContain(`set_real_ip_from ${subnet};`);
    expect(compose).toContain(`TRUST_PROXY: ${subnet}`);
    expect(all(read('deploy/Caddyfile'), /reverse_proxy (.+) \{/g)).toEqual(['nginx:8080']);
    expect(compose).toContain('./deploy/nginx.conf:/etc/nginx/conf.d/default.conf:ro');
    expect(all(compose, /^ {4}ports: (.+)$/gm)).toEqual(["['80:80', '443:443', '443:443/udp']"]);
  });

  it('every volume and network that a service uses is declared', () => {
    const volumes = all(compose, /'?([a-z0-9]+-[a-z]+):\/(?:data|config|var)/g);
    const declared = compose.slice(compose.indexOf('\nvolumes:'));
    expect(volumes.length).toBeGreaterThan(4);
    for (const volume of volumes) expect(declared).toContain(`\n  ${volume}:`);
  });

  it('README documents every variable', () => {
    const readme = read('README.md');
    expect(ENVIRONMENT_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
