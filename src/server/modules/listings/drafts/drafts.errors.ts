import { named } from '#server/http/errors.ts';

export const noSuchDraft = named('no-such-draft', 404, 'The requested draft could not be found');
export const tooManyDrafts = named(
  'too-many-drafts',
  409,
  'You have as many drafts as there is room for. Please submit or delete one first.',
);
export const draftChangedElsewhere = named(
  'draft-changed',
  409,
  'This draft was changed on another device meanwhile',
);
