import type { SellerType } from '../../src/domain/accounts/seller-types.ts';
import type { StoredFacts } from '../../src/domain/listings/fields/facts.ts';
import type { Fields } from '../../src/domain/listings/fields/fields.ts';
import type { CategoryId, SubcategoryId } from '../../src/domain/taxonomy/categories.ts';
import type { Fit } from '../artwork/boats/fit.ts';
import type { ArtworkKind } from '../artwork/kinds.ts';
import type { HullColour } from '../hull-colours.ts';
import type { ProseKind } from '../prose/prose-kinds.ts';
import type { Waters } from '../waters.ts';

/** The facts that an advert may state, in the units of their fields; horsepower is that of all engines together. */
export type Stated = { [K in keyof StoredFacts]?: NonNullable<StoredFacts[K]> };

/** Facts about the engine, and its name as the advert gives it, which has no field of its own. */
export type Power = Stated & { engine?: string };

export type SailName = Fields['sailInventory']['items'][number];

export type Outcome = 'sold' | 'under-offer' | 'paused' | 'pending' | { readonly rejected: string };

/** One advert: the facts of one boat, and the seller's own text. */
export type Offer = {
  readonly title: string;
  readonly make?: string;
  readonly model?: string;
  readonly yearBuilt?: number;
  readonly price: number;
  readonly currency?: 'GBP' | 'USD';
  readonly by: SellerType;
  /** A fixed place; otherwise one is chosen from the range's waters. */
  readonly at?: string;
  readonly size?: Stated;
  readonly power?: Power;
  readonly choices?: Stated;
  /** The sails on board, if not the usual ones for the type. */
  readonly sails?: readonly SailName[];
  readonly art?: { readonly kind?: ArtworkKind; readonly hull?: HullColour; readonly fit?: Fit };
  readonly text: readonly string[];
  readonly outcome?: Outcome;
};

/** The adverts of one subcategory, with what most of them share. */
export type ModelRange = {
  readonly category: CategoryId;
  readonly subcategory: SubcategoryId | null;
  readonly artKind: ArtworkKind;
  readonly prose: ProseKind;
  readonly waters: Waters;
  readonly usual: Power;
  readonly offers: readonly Offer[];
};
