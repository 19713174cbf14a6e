import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sending all of it saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
