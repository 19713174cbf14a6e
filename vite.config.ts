import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: font or image would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every page runs on: it packs tighter than five and outlives our own releases.
          groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
});
