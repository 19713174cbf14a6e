/**
 * Words of a written page. `**strong**` and `[label](address)` are the only marks; an address is a path of this site,
 * an anchor, a web page, `mailto:` or `tel:`.
 */
export type Marked = string;

type Titled = { title: string; text: Marked };

/** One piece of a section; a bare text is a paragraph. */
export type Block =
  | Marked
  | { list: readonly Marked[] }
  | { steps: readonly Titled[] }
  | { terms: readonly Titled[] }
  | { cards: readonly { title: string; text?: Marked; list?: readonly Marked[] }[] }
  | { figures: readonly { value: string; label: string }[] }
  | { plan: { name: string; price: string; per: string; list: readonly Marked[] } }
  | { note: Titled };

export type Section = { id: string; heading: string; blocks: readonly Block[] };

type Action = { to: string; label: string };

type Article = { title: string; description: string; lead: Marked; sections: readonly Section[] };

/** A guide ends with what to do next. */
export type Guide = Article & {
  next: { heading: string; text: string; actions: readonly [Action, ...Action[]] };
};

/** A legal text says on which day its words last changed. */
export type LegalText = Article & { updated: `${number}-${number}-${number}` };

export type Faq = { id: string; question: string; answer: Marked };
