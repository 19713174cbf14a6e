import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';
const MODULE = '\0icon-sprite';
const SOURCES = fileURLToPath(new URL('../src/web', import.meta.url));
const COMPONENT = fileURLToPath(new URL('../src/web/ui/icons/sprite-icon.tsx', import.meta.url));

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** The icons that the site's sources import, by the names they are imported under. */
function importedIcons(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, list = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT))
      for (const entry of list.split(','))
        if (entry.trim() && !entry.trim().startsWith('type ')) names.add(entry.trim().split(' ')[0] ?? '');
  }
  return [...names].sort();
}

const DRAWN = /^<svg [^>]*class="lucide lucide-([a-z0-9-]+)[^"]*"[^>]*>(.*)<\/svg>$/s;

/** An icon's own name and its lines, as the package itself draws it. */
function drawn(imported: string) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: it runs while building and is in no bundle
  const icon = lucide[imported as keyof typeof lucide] as lucide.LucideIcon;
  const [, name, lines] = DRAWN.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  if (!name || !lines) throw new Error(`${PACKAGE} draws no ${imported}`);
  return { imported, name, lines: lines.replaceAll(/><\/\w+>/g, '/>') };
}

function makeSprite() {
  const icons = importedIcons().map(drawn);
  const symbols = new Map(icons.map(({ name, lines }) => [name, lines]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols]
    .map(([name, lines]) => `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`)
    .join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { icons, svg, fileName: `assets/icons-${hash}.svg` };
}

/**
 * Built pages draw their icons out of one file instead of carrying the lines of each: what sources import from the
 * package becomes a reference into it. Hot reload goes on using the package itself.
 */
export function iconSprite(): Plugin {
  let sprite: ReturnType<typeof makeSprite> | undefined;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sprite ??= makeSprite();
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.svg });
    },
    resolveId: (id) => (id === PACKAGE ? MODULE : undefined),
    load(id) {
      if (id !== MODULE || !sprite) return undefined;
      const file = JSON.stringify(`/${sprite.fileName}`);
      return [
        `import { spriteIcon } from ${JSON.stringify(COMPONENT)};`,
        ...sprite.icons.map(
          ({ imported, name }) =>
            `export const ${imported} = /* @__PURE__ */ spriteIcon(${file}, ${JSON.stringify(name)});`,
        ),
      ].join('\n');
    },
  };
}
