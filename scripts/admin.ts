/**
 * Manages administrators: `npm run admin -- list`, `npm run admin -- grant <email>`, `npm run admin -- revoke <email>`; and
 * `npm run admin -- erase <email>`, which deletes an account and all its personal data.
 * Uses the server's database; with the embedded database the server must be stopped.
 */
import { runAdminCommand } from './admin-commands.ts';

const { code, output } = await runAdminCommand(process.argv.slice(2), process.env);
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
