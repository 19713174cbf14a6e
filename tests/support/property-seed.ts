import { configureGlobal } from 'fast-check';

/** The same random values in every run; others with `PROPERTY_SEED=7 npm test`. */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
