/** What saves searches and marks new boats is loaded on demand: first visits need none of it. */
export const loadSaving = () => import('./saving.ts');
