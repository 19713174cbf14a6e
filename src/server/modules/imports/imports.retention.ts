import type { Deps } from '#server/deps.ts';
import { importFolder } from './import-files.ts';
import { deleteImportsBefore } from './imports.repository.ts';

/** Deletes old imports with their rows and uploaded files. */
export async function removeOldImports({ db, storage }: Deps, before: Date): Promise<void> {
  for (const id of await deleteImportsBefore(db, before)) await storage.deleteFolder(importFolder(id));
}
