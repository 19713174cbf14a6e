import type { SellerType } from '#domain/accounts/seller-types.ts';
import type { CategoryId, SubcategoryId } from '#domain/taxonomy/categories.ts';
import type { CHECKLISTS } from '#domain/taxonomy/checklists.ts';
import type { OptionValue } from '#domain/taxonomy/options.ts';
import type { ArtworkKind } from '../artwork/kinds.ts';
import type { HullColour } from '../hull-colours.ts';
import type { ProseKind } from '../prose/prose-kinds.ts';
import type { Waters } from '../waters.ts';

/** Feet for length, metres for beam and draft, litres for tanks, horsepower of all engines together. */
export type Measures = {
  length?: number;
  beam?: number;
  draft?: number;
  berths?: number;
  heads?: number;
  seatingCapacity?: number;
  crewCapacity?: number;
};

export type Power = {
  /** The engine's name as an advert says it; it stands in no field of its own. */
  engine?: string;
  enginePower?: number;
  engineCount?: OptionValue<'engineCount'>;
  engineType?: OptionValue<'engineType'>;
  fuelType?: OptionValue<'fuelType'>;
  fuelCapacity?: number;
  waterCapacity?: number;
};

/** The single choices that fields ask for. */
export type Choices = {
  condition?: OptionValue<'condition'>;
  vatStatus?: OptionValue<'vatStatus'>;
  hullMaterial?: OptionValue<'hullMaterial'>;
  keelType?: OptionValue<'keelType'>;
  partType?: OptionValue<'partType'>;
  electronicType?: OptionValue<'electronicType'>;
  sailType?: OptionValue<'sailType'>;
  sailSize?: string;
  trailerType?: OptionValue<'trailerType'>;
  maxWeight?: number;
  suitableBoatLength?: string;
  brakes?: OptionValue<'brakes'>;
};

export type SailName = (typeof CHECKLISTS)['sailInventory'][number];

export type Fate = 'sold' | 'pending' | { readonly rejected: string };

/** One advert: the facts of one boat, and what only its seller could say about it. */
export type Offer = {
  readonly title: string;
  readonly make?: string;
  readonly model?: string;
  readonly yearBuilt?: number;
  readonly price: number;
  readonly currency?: 'GBP' | 'USD';
  readonly by: SellerType;
  /** Where it must lie; otherwise a place is dealt from the range's waters. */
  readonly at?: string;
  readonly size?: Measures;
  readonly power?: Power;
  readonly choices?: Choices;
  /** The sails aboard, where they are not the usual ones of the type. */
  readonly sails?: readonly SailName[];
  readonly art?: { readonly kind?: ArtworkKind; readonly hull?: HullColour };
  readonly says: readonly string[];
  readonly fate?: Fate;
};

/** The adverts of one subcategory, with what most of them share. */
export type ModelRange = {
  readonly category: CategoryId;
  readonly subcategory: SubcategoryId | null;
  readonly artKind: ArtworkKind;
  readonly prose: ProseKind;
  readonly waters: Waters;
  readonly usual: Choices & Power;
  readonly offers: readonly Offer[];
};
