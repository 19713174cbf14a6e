import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sending it whole spares a request before every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
