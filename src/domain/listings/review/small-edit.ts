/** How many fields a small edit may change. */
const MAX_FIELDS = 3;

/** A change of these makes it another boat, or another kind of listing. */
const IDENTITY: readonly string[] = ['category', 'subcategory', 'make', 'model', 'yearBuilt', 'hullNumber'];

interface Edit {
  isEdit: boolean;
  changes: readonly { field: string }[];
  photoChange: object | null;
  facts: readonly { isConcern: boolean }[];
}

/** Few fields, the same boat, no new files, and nothing that a reviewer should look at more closely. */
export const isSmallEdit = ({ isEdit, changes, photoChange, facts }: Edit): boolean =>
  isEdit &&
  photoChange === null &&
  changes.length <= MAX_FIELDS &&
  !changes.some(({ field }) => IDENTITY.includes(field)) &&
  !facts.some(({ isConcern }) => isConcern);
