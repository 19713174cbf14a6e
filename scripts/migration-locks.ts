/**
 * Finds statements in a migration that lock a table for as long as it takes to read or rewrite it. All pending migrations
 * run in one transaction (`db/migrate.ts`): a lock is held until all of them are done.
 */
export interface Lock {
  /** The statement, shortened. */
  statement: string;
  problem: string;
  /** The author's text after `-- locks:` above the statement, if any. */
  reason: string | undefined;
}

/** Tables that always stay small. All others from earlier migrations may be large. */
const SMALL_TABLES: readonly string[] = [
  'category_counts',
  'site_daily_counts',
  'upload_key',
  'visit_salts',
  'featured_periods',
];

interface Rule {
  pattern: RegExp;
  problem: string;
}

const IN_ONE_TRANSACTION = 'cannot run here: migrations run in a transaction';
const IN_LATER_RELEASE = 'in a later release, or with a reason';

/** Refused for every table. */
const STATEMENTS: readonly Rule[] = [
  { pattern: /^lock\b/, problem: 'LOCK TABLE stops everyone until all migrations are done' },
  { pattern: /^vacuum\b/, problem: `VACUUM ${IN_ONE_TRANSACTION}` },
  { pattern: /^cluster\b/, problem: 'CLUSTER rewrites the table under an exclusive lock' },
  { pattern: /^(create|drop|reindex)\b.* concurrently\b/, problem: `CONCURRENTLY ${IN_ONE_TRANSACTION}` },
  { pattern: /^reindex\b/, problem: 'REINDEX stops all writing while it reads the table' },
];

/** Refused only for tables that may be large; the group `table` matches the table's name. */
const ON_TABLES: readonly Rule[] = [
  {
    pattern: /^create (unique )?index\b.*? on (only )?(?<table>[\w.]+)/,
    problem: 'CREATE INDEX stops all writing while it reads the table',
  },
  {
    pattern: /^update (only )?(?<table>[\w.]+)/,
    problem: 'UPDATE keeps its rows locked: fill rows by a job',
  },
  { pattern: /^delete from (only )?(?<table>[\w.]+)/, problem: 'DELETE keeps its rows locked: use a job' },
];

/** One action of `alter table`. */
const ACTIONS: readonly Rule[] = [
  {
    pattern: /^alter (column )?\w+ (set data )?type\b/,
    problem: 'changing a type rewrites the table: add a column instead',
  },
  {
    pattern: /^alter (column )?\w+ set not null\b/,
    problem: `SET NOT NULL reads the table: add a check that is NOT VALID and validate it ${IN_LATER_RELEASE}`,
  },
  { pattern: /^add (column )?.*\bstored\b/, problem: 'a stored generated column rewrites the table' },
  {
    pattern: /^add (column )?.*\bgenerated .* as identity\b/,
    problem: 'an identity column rewrites the table',
  },
  {
    pattern: /^add (column )?(if not exists )?\w+ (small|big)?serial\b/,
    problem: 'a serial rewrites the table',
  },
  {
    // now() is the same for all rows of a statement, so no row is rewritten.
    pattern: /^add (column )?(?!constraint).*\bdefault\b(?! now\(\))[^,]*?\b\w+\(/,
    problem: 'a default that is computed for each row rewrites the table',
  },
  {
    pattern:
      /^add (column )?(if not exists )?(?!constraint |check\b|unique\b|primary |foreign )\w+ .*\b(unique|primary key|check)\b/,
    problem: 'a column with a constraint reads the table: add the constraint by itself, NOT VALID',
  },
  {
    pattern:
      /^add (constraint \w+ )?(check|foreign key|unique|primary key|exclude)\b(?!.*\b(not valid|using index)\b)/,
    problem: 'a constraint reads the table: add it NOT VALID',
  },
  {
    pattern: /^validate constraint\b/,
    problem: `VALIDATE reads the table under the locks of this release: do it ${IN_LATER_RELEASE}`,
  },
  { pattern: /^set (logged|unlogged|tablespace|access method)\b/, problem: 'rewrites the table' },
];

interface Statement {
  text: string;
  comments: string[];
}

/** Comments, quoted text and quoted names, bodies of functions, and the ends of statements. */
const TOKENS = /--(.*)|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"((?:[^"]|"")*)"|\$(\w*)\$([\s\S]*?)\$\3\$|;/g;

const BREAKPOINT = '> statement-breakpoint';

/** The statements, each on one line in lower case, without quoted text, and with their comments. */
function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let current: Statement = { text: '', comments: [] };
  let bodies: string[] = [];
  let from = 0;

  function end() {
    const text = current.text.toLowerCase().replace(/\s+/g, ' ').replaceAll('public.', '').trim();
    if (text) statements.push({ ...current, text });
    // The body of a function runs when it is called; that of DO runs now.
    if (/^do\b/.test(text)) for (const body of bodies) statements.push(...statementsInBody(body, current));
    if (text) current = { text: '', comments: [] };
    bodies = [];
  }

  for (const token of sql.matchAll(TOKENS)) {
    const [whole, comment, name, , body] = token;
    current.text += sql.slice(from, token.index);
    from = token.index + whole.length;
    if (comment === BREAKPOINT) end();
    else if (comment !== undefined) {
      current.comments.push(comment.trim());
      current.text += ' ';
    } else if (whole.startsWith("'")) current.text += "''";
    else if (name !== undefined) current.text += name;
    else if (body !== undefined) bodies.push(body);
    else if (whole === ';') end();
  }
  current.text += sql.slice(from);
  end();
  return statements;
}

/** Without the PL/pgSQL keywords that may precede a statement. */
const statementsInBody = (body: string, { comments }: Statement): Statement[] =>
  statementsOf(body).map((statement) => ({
    text: statement.text.replace(/^(.*\b(begin|then|else|loop) )+/, ''),
    comments: [...comments, ...statement.comments],
  }));

/** The actions of `alter table`, split at the commas outside brackets. */
function actionsOf(list: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

const ALTER_TABLE = /^alter table (if exists )?(only )?(?<table>[\w.]+) (?<actions>.*)$/;
const CREATE_TABLE = /^create (unlogged |temp |temporary )?table (if not exists )?(?<table>[\w.]+)/;

function problemsOf(text: string, isSafe: (table: string) => boolean): string[] {
  const always = STATEMENTS.filter(({ pattern }) => pattern.test(text));
  if (always.length > 0) return always.slice(0, 1).map(({ problem }) => problem);
  const onTables = ON_TABLES.filter(({ pattern }) => {
    const table = pattern.exec(text)?.groups?.table;
    return table !== undefined && !isSafe(table);
  });
  const { table = '', actions = '' } = ALTER_TABLE.exec(text)?.groups ?? {};
  const altering = isSafe(table)
    ? []
    : actionsOf(actions).flatMap((action) => ACTIONS.find(({ pattern }) => pattern.test(action)) ?? []);
  return [...onTables, ...altering].map(({ problem }) => problem);
}

const REASON = /^locks: *(\S.*)$/;
const SHOWN_LENGTH = 100;

export function locksIn(sql: string): Lock[] {
  const statements = statementsOf(sql);
  const created = statements.flatMap(({ text }) => CREATE_TABLE.exec(text)?.groups?.table ?? []);
  const isSafe = (table: string) => created.includes(table) || SMALL_TABLES.includes(table);
  return statements.flatMap(({ text, comments }) => {
    const reason = comments.flatMap((comment) => REASON.exec(comment)?.[1] ?? [])[0];
    const statement = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
    return problemsOf(text, isSafe).map((problem) => ({ statement, problem, reason }));
  });
}
