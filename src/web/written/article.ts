/**
 * Text of a guide or legal page. `**strong**` and `[label](address)` are the only markup; an address is a path of this site,
 * an anchor, a web page, `mailto:` or `tel:`.
 */
export type Marked = string;

type Titled = { title: string; text: Marked };

/** A block of a section. A plain string is a paragraph. */
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

/** A legal text with the date of its last change. */
export type LegalText = Article & { updated: `${number}-${number}-${number}` };

export type Faq = { id: string; question: string; answer: Marked };
