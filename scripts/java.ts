import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const runs = (command: string, args: string[], stdio: 'inherit' | 'ignore') =>
  spawnSync(command, args, { stdio }).status === 0;

/** A Java runtime for the HTML checker: the system's, else Debian's package, else the checker's own download. */
export async function findJava(): Promise<string> {
  if (runs('java', ['-version'], 'ignore')) return 'java';
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'], 'ignore')) {
    runs('apt-get', ['update', '-qq'], 'inherit');
    if (
      runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], 'inherit')
    )
      return 'java';
  }
  const { resolveJava } = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js');
  return resolveJava();
}
