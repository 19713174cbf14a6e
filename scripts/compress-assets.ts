// Writes .br and .gz beside each built text file, so that the server sends them without compressing again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = 'build/client';
const TEXT = /\.(js|css|svg|webmanifest|txt|json|map)$/;
const WORTH_COMPRESSING = 1_024;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!TEXT.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < WORTH_COMPRESSING) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
