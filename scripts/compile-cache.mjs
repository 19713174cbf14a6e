// Caches compiled code, so that the next start is faster.
import { enableCompileCache } from 'node:module';

enableCompileCache('node_modules/.cache/compiled');
