import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserFields } from './scripts/browser-fields.ts';
import { iconSprite } from './scripts/icon-sprite.ts';
import { withoutUnusedParts } from './scripts/unused-library-parts.ts';

export default defineConfig({
  plugins: [browserFields(), withoutUnusedParts(), iconSprite(), tailwindcss(), reactRouter()],
  build: {
    // A data: font or image would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // Code that is loaded on demand need not name what every page has loaded already.
    modulePreload: {
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !/\/(framework|shell|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few files instead of dozens, each with everything its modules import: every request costs a round trip.
              groups: [
                // The framework of every page. It changes less often than our own code.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 4,
                },
                {
                  name: 'shell',
                  test: /src\/web\/(root|entry\.client|page\/(back-button|message-page))\.tsx|src\/domain\/taxonomy\/categories\.ts/,
                  priority: 3,
                },
                // Code that shows and finds boats: home, lists, a boat's page. One file compresses better than several small ones.
                {
                  name: 'boats',
                  test: new RegExp(
                    [
                      'src/web/ui/boats/boat-(grid|card|card-skeleton)',
                      'src/web/ui/(states/(error-state|skeleton)|layout/breadcrumb)',
                      'src/web/(page/(page-data|json-ld)|api/boats|watchlist/watchable-boat-card)',
                      'src/domain/(search/filters/several|search/addresses/addresses|listings/(fields/options|limits)|fold-name|text)',
                      'src/web/routes/with-queries|@tanstack/react-query/.*/useQuery',
                    ].join('|'),
                  ),
                  priority: 2,
                },
                // The controls of searches, on the home page and beside lists.
                {
                  name: 'search-controls',
                  test: new RegExp(
                    [
                      'src/web/ui/(forms/field|controls/(native-select|checkbox|autocomplete))',
                      'src/web/api/place-suggestions|src/domain/search/controls/(price-options|choices|typed-amounts|filter-controls)',
                      'src/web/(ui/states/stat|forms/(typed-filter|typed-amount|amount-choice))',
                    ].join('|'),
                  ),
                  priority: 1,
                },
                // The parts of a boat's page that reviewers and sellers see too.
                {
                  name: 'boat-page',
                  test: /src\/web\/(boat-page\/boat-(details|header)|features\/boat\/boat-queries|prices\/price-guide-query|page\/contact-links)/,
                  priority: 1,
                },
                // Lists of boats: a category, a search, the makes of a category.
                {
                  name: 'lists',
                  test: /src\/web\/(features\/results\/(listing-view|category-route|listing-context)|ui\/layout\/pagination)/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
    // One file: parts that the server awaits while it loads would wait for chunks that wait for them.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
});
