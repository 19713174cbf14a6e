import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The resident memory of a process, as the system reports it. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}
