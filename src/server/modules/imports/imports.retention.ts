import type { Deps } from '#server/deps.ts';
import { deleteChoicesBefore } from './columns/choices.repository.ts';
import { deleteImportsBefore } from './imports.repository.ts';
import { importFolder } from './receiving/import-files.ts';

/** Deletes old imports with their rows and uploaded files. */
export async function removeOldImports({ db, storage }: Deps, before: Date): Promise<void> {
  for (const id of await deleteImportsBefore(db, before)) await storage.deleteFolder(importFolder(id));
}

/** Deletes what a seller decided about files that they have not sent again for long. */
export const removeOldChoices = ({ db }: Pick<Deps, 'db'>, before: Date): Promise<void> =>
  deleteChoicesBefore(db, before);
