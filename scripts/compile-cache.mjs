// Keeps what Node compiled, so that the next start need not compile it again.
import { enableCompileCache } from 'node:module';

enableCompileCache('node_modules/.cache/compiled');
