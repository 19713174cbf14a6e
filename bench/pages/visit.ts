/** Requests one address repeatedly on a few connections, and reports the count to its parent. */
import { Agent, get } from 'node:http';

const [address = '', encoding = '', milliseconds = ''] = process.argv.slice(2);
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const visit = () =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} returned ${response.statusCode}`));
      response.resume();
      response.on('end', resolve);
    }).on('error', reject);
  });

await visit();
process.send?.('ready');
const end = performance.now() + Number(milliseconds);
let visits = 0;
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      await visit();
      visits += 1;
    }
  }),
);
process.send?.(visits);
process.disconnect?.();
agent.destroy();
