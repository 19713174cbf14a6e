/**
 * Counts the steps of a backtracking matcher, such as V8's, for a regular expression and a text. V8 decides which single
 * characters an atom matches; alternatives, quantifiers and lookarounds are executed here, so that steps can be counted.
 */
type Node =
  | { kind: 'atom'; takes: (character: string) => boolean }
  | { kind: 'edge'; holds: (text: string, at: number) => boolean }
  | { kind: 'look'; behind: boolean; negative: boolean; body: Node }
  | { kind: 'repeat'; body: Node; min: number; max: number; lazy: boolean }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; ways: Node[] };

interface Parsed {
  root: Node;
  /** The source of every atom that matches one character. */
  atoms: string[];
}

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]+>|.)/uy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})(\??)/y;
const BACK_REFERENCE = /^\\(?:k<|[1-9])/;
const GROUP = /\((?:\?(?::|(<?[=!])|<[^>]+>))?/y;
const WORD = /\w/;

const isWordAt = (text: string, at: number) => at >= 0 && at < text.length && WORD.test(text[at] ?? '');
const isWordEdge = (text: string, at: number) => isWordAt(text, at - 1) !== isWordAt(text, at);

function parse({ source, flags }: RegExp): Parsed {
  const atoms: string[] = [];
  let at = 0;

  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at += match[0].length;
    return match;
  };

  const atom = (piece: string): Node => {
    atoms.push(piece);
    const alone = new RegExp(`^(?:${piece})$`, flags.replace(/[gy]/g, ''));
    const known = new Map<string, boolean>();
    return {
      kind: 'atom',
      takes: (character) => {
        const is = known.get(character) ?? alone.test(character);
        known.set(character, is);
        return is;
      },
    };
  };

  const one = (): Node => {
    const group = read(GROUP);
    if (group) {
      const [, look] = group;
      const body = choice();
      at += 1;
      if (!look) return body;
      return { kind: 'look', behind: look.startsWith('<'), negative: look.endsWith('!'), body };
    }
    const set = read(CLASS);
    if (set) return atom(set[0]);
    const [escaped] = read(ESCAPE) ?? [];
    if (escaped === '\\b') return { kind: 'edge', holds: isWordEdge };
    if (escaped === '\\B') return { kind: 'edge', holds: (text, place) => !isWordEdge(text, place) };
    if (escaped && BACK_REFERENCE.test(escaped)) throw new Error(`${escaped} in ${source} cannot be counted`);
    if (escaped) return atom(escaped);
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += character.length;
    if (character === '^') return { kind: 'edge', holds: (_, place) => place === 0 };
    if (character === '$') return { kind: 'edge', holds: (text, place) => place === text.length };
    return atom(character);
  };

  const repeated = (body: Node): Node => {
    const match = read(QUANTIFIER);
    if (!match) return body;
    const [sign = '', low, comma, high, lazy] = match;
    const [min, max] = low
      ? [Number(low), comma ? Number(high || Number.POSITIVE_INFINITY) : Number(low)]
      : [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY];
    return { kind: 'repeat', body, min, max, lazy: lazy === '?' };
  };

  const sequence = (): Node => {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(one()));
    return { kind: 'sequence', parts };
  };

  function choice(): Node {
    const ways = [sequence()];
    while (source[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    return { kind: 'choice', ways };
  }

  return { root: choice(), atoms };
}

type Step =
  | { do: 'take'; takes: (character: string) => boolean; backwards: boolean }
  | { do: 'hold'; holds: (text: string, at: number) => boolean }
  | { do: 'look'; program: Step[]; negative: boolean }
  /** Continues there; if that fails, at `otherwise`, if set. */
  | { do: 'go'; to: number; otherwise?: number };

function compile(root: Node, isBehind = false): Step[] {
  const program: Step[] = [];
  const add = (step: Step) => program.push(step) - 1;
  const goTo = (from: number, to: number, otherwise?: number) => {
    program[from] = { do: 'go', to, ...(otherwise !== undefined && { otherwise }) };
  };
  /** A placeholder to fill in once the target is known. */
  const gap = () => add({ do: 'go', to: 0 });

  function write(node: Node): void {
    switch (node.kind) {
      case 'atom':
        add({ do: 'take', takes: node.takes, backwards: isBehind });
        return;
      case 'edge':
        add({ do: 'hold', holds: node.holds });
        return;
      case 'look':
        add({ do: 'look', program: compile(node.body, node.behind), negative: node.negative });
        return;
      case 'sequence':
        for (const part of isBehind ? node.parts.toReversed() : node.parts) write(part);
        return;
      case 'choice': {
        const ends: number[] = [];
        for (const [index, way] of node.ways.entries()) {
          const isLast = index === node.ways.length - 1;
          const fork = isLast ? undefined : gap();
          write(way);
          if (fork === undefined) break;
          ends.push(gap());
          goTo(fork, fork + 1, program.length);
        }
        for (const end of ends) goTo(end, program.length);
        return;
      }
      case 'repeat': {
        for (let times = 0; times < node.min; times += 1) write(node.body);
        const forks: number[] = [];
        const fork = () => forks.push(gap());
        if (node.max === Number.POSITIVE_INFINITY) {
          const start = program.length;
          fork();
          write(node.body);
          goTo(gap(), start);
        } else
          for (let times = node.min; times < node.max; times += 1) {
            fork();
            write(node.body);
          }
        for (const from of forks)
          if (node.lazy) goTo(from, program.length, from + 1);
          else goTo(from, from + 1, program.length);
      }
    }
  }

  write(root);
  return program;
}

/** The number of steps to find every match in the text, at most the bound. */
function countSteps(pattern: RegExp, text: string, bound: number): number {
  let steps = 0;

  function endOf(program: Step[], from: number): number | undefined {
    const untried: [place: number, at: number][] = [[0, from]];
    for (let state = untried.pop(); state && steps < bound; state = untried.pop()) {
      let [place, at] = state;
      for (let isAlive = true; isAlive && steps < bound; ) {
        const step = program[place];
        if (!step) return at;
        steps += 1;
        place += 1;
        if (step.do === 'go') {
          if (step.otherwise !== undefined) untried.push([step.otherwise, at]);
          place = step.to;
        } else if (step.do === 'take') {
          const character = text[step.backwards ? at - 1 : at];
          isAlive = character !== undefined && step.takes(character);
          at += step.backwards ? -1 : 1;
        } else if (step.do === 'hold') isAlive = step.holds(text, at);
        else isAlive = (endOf(step.program, at) === undefined) === step.negative;
      }
    }
    return undefined;
  }

  const program = compile(parse(pattern).root);
  for (let at = 0; at <= text.length && steps < bound; ) {
    const end = endOf(program, at);
    at = end === undefined || end === at ? at + 1 : end;
  }
  return steps;
}

const COMMON_CHARACTERS = ['a', '0', ' ', '.', '-', '/', "'", ',', '\n', '@', '('];

/** Characters that the pattern can match, one for each of its atoms. */
function charactersFor(pattern: RegExp): string[] {
  const { atoms } = parse(pattern);
  const literal = atoms.filter((atom) => atom.length === 1);
  const candidates = [...literal, ...COMMON_CHARACTERS];
  const taken = atoms.flatMap((atom) => {
    const alone = new RegExp(`^(?:${atom})$`, pattern.flags.replace(/[gy]/g, ''));
    return candidates.filter((character) => alone.test(character)).slice(0, 3);
  });
  return [...new Set(taken)].slice(0, MAX_CHARACTERS);
}

const MAX_CHARACTERS = 12;
/** A character that no pattern matches. */
const NO_MATCH = '\u0001';

/** Texts that make a careless pattern backtrack: its own characters, alone and in pairs, repeated. */
function hostileTexts(pattern: RegExp): ((length: number) => string)[] {
  const characters = charactersFor(pattern);
  const pairs = characters.flatMap((one) => characters.map((other) => [one, other] as const));
  const texts = pairs.flatMap(([one, other]) => [
    (length: number) => (one === other ? one.repeat(length) : `${one}${other}`.repeat(length / 2)),
    (length: number) => `${one}${other.repeat(length - 1)}`,
  ]);
  return texts.flatMap((text) => [text, (length) => text(length) + NO_MATCH]);
}

const TRIAL_LENGTH = 150;
const MAX_FULL_LENGTH_TRIALS = 8;

export interface WorstText {
  text: string;
  stepsPerCharacter: number;
}

/** The most steps per character that any hostile text of this length causes, at most the bound. */
export function worstText(pattern: RegExp, length: number, bound: number): WorstText {
  const stepsFor = (text: string) => countSteps(pattern, text, text.length * bound) / text.length;
  const hardest = hostileTexts(pattern)
    .map((text) => ({ text, steps: stepsFor(text(TRIAL_LENGTH)) }))
    .sort((one, other) => other.steps - one.steps)
    .slice(0, MAX_FULL_LENGTH_TRIALS)
    .map(({ text }) => text(length));
  return hardest
    .map((text) => ({ text, stepsPerCharacter: stepsFor(text) }))
    .reduce((one, other) => (other.stepsPerCharacter > one.stepsPerCharacter ? other : one), {
      text: '',
      stepsPerCharacter: 0,
    });
}

/** Without any repetition, work is bounded by the length of the pattern. */
export function repeats(pattern: RegExp): boolean {
  const isRepeated = (node: Node): boolean => {
    switch (node.kind) {
      case 'repeat':
        return node.max > 1 || isRepeated(node.body);
      case 'sequence':
        return node.parts.some(isRepeated);
      case 'choice':
        return node.ways.some(isRepeated);
      case 'look':
        return isRepeated(node.body);
      default:
        return false;
    }
  };
  return isRepeated(parse(pattern).root);
}
