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
const FOR_VISITORS = `${MODULE}/visitors`;
const AT_WORK_ONLY = `${MODULE}/work`;
const SOURCES = fileURLToPath(new URL('../src/web', import.meta.url));
const COMPONENT = fileURLToPath(new URL('../src/web/ui/icons/sprite-icon.tsx', import.meta.url));

const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/** Pages for sellers and administrators: first visits need none of the icons that only they show. */
const AT_WORK = /^(features\/(account|admin|imports|messages|sell|selling-desk)|listing-form|media-picker)\//;

/** The names of the icons that the site's sources import, and whether visitors' pages show them. */
function importedIcons() {
  const names = new Map<string, boolean>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, list = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT))
      for (const entry of list.split(','))
        if (entry.trim() && !entry.trim().startsWith('type ')) {
          const name = entry.trim().split(' ')[0] ?? '';
          names.set(name, names.get(name) || !AT_WORK.test(file.replaceAll('\\', '/')));
        }
  }
  return [...names].sort();
}

const RENDERED_ICON = /^<svg [^>]*class="lucide lucide-([a-z0-9-]+)[^"]*"[^>]*>(.*)<\/svg>$/s;

/** An icon's own name and its SVG content, as the package renders it. */
function renderIcon([imported, isForVisitors]: [string, boolean]) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: it runs at build time and is not bundled
  const icon = lucide[imported as keyof typeof lucide] as lucide.LucideIcon;
  const [, name, content] = RENDERED_ICON.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  if (!name || !content) throw new Error(`${PACKAGE} has no icon ${imported}`);
  return { imported, isForVisitors, name, content: content.replaceAll(/><\/\w+>/g, '/>') };
}

function createSprite() {
  const icons = importedIcons().map(renderIcon);
  const symbols = new Map(icons.map(({ name, content }) => [name, content]));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols]
    .map(([name, content]) => `<symbol id="${name}" viewBox="0 0 24 24">${content}</symbol>`)
    .join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { icons, svg, fileName: `assets/icons-${hash}.svg` };
}

/**
 * Built pages use icons from one SVG sprite instead of inlining each: imports from the package become references to
 * the sprite. Hot reload still uses the package itself.
 */
export function iconSprite(): Plugin {
  let sprite: ReturnType<typeof createSprite> | undefined;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      sprite ??= createSprite();
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.svg });
    },
    resolveId(id) {
      if (id === PACKAGE) return MODULE;
      return id === FOR_VISITORS || id === AT_WORK_ONLY ? id : undefined;
    },
    load(id) {
      if (!sprite || !id.startsWith(MODULE)) return undefined;
      if (id === MODULE)
        return sprite.icons
          .map(({ imported, isForVisitors }) => {
            const part = isForVisitors ? FOR_VISITORS : AT_WORK_ONLY;
            return `export { ${imported} } from ${JSON.stringify(part)};`;
          })
          .join('\n');
      const file = JSON.stringify(`/${sprite.fileName}`);
      return [
        `import { spriteIcon } from ${JSON.stringify(COMPONENT)};`,
        ...sprite.icons
          .filter(({ isForVisitors }) => isForVisitors === (id === FOR_VISITORS))
          .map(
            ({ imported, name }) =>
              `export const ${imported} = /* @__PURE__ */ spriteIcon(${file}, ${JSON.stringify(name)});`,
          ),
      ].join('\n');
    },
  };
}
