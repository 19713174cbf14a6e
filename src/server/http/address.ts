/** One household or machine owns a whole /64 of IPv6: counting single addresses would count nothing. */
export function addressKey(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: ip.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  return [...before, ...gap, ...after].slice(0, 4).join(':');
}
