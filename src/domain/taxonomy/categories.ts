type CatalogueEntry = {
  id: string;
  /** The name in menus, cards and forms. */
  name: string;
  /** The heading of the category's page. */
  heading: string;
  subcategories: readonly { id: string; name: string }[];
};

/** The order matters: menus show the first six, the results filter leaves out the last two. */
export const CATEGORIES = [
  {
    id: 'sailing',
    name: 'Sailing Boats',
    heading: 'Sailing Boats',
    subcategories: [
      { id: 'cruiser', name: 'Sailing Cruisers' },
      { id: 'yacht', name: 'Racing Yachts' },
      { id: 'bluewater', name: 'Blue Water Yachts' },
      { id: 'daysailer', name: 'Day Sailers' },
      { id: 'catamaran', name: 'Catamarans' },
      { id: 'trimaran', name: 'Trimarans' },
    ],
  },
  {
    id: 'motor',
    name: 'Motor Boats',
    heading: 'Motorboats',
    subcategories: [
      { id: 'cruiser', name: 'Motor Cruisers' },
      { id: 'sports', name: 'Sports Cruisers' },
      { id: 'yacht', name: 'Motor Yachts' },
      { id: 'speedboat', name: 'Speed Boats' },
      { id: 'canal', name: 'Canal Boats' },
    ],
  },
  {
    id: 'small-craft',
    name: 'Small Craft',
    heading: 'Small Craft',
    subcategories: [
      { id: 'dinghies', name: 'Sailing Dinghies' },
      { id: 'ribs', name: 'RIBs & Inflatables' },
      { id: 'jetskis', name: 'Jet Skis & PWCs' },
      { id: 'kayaks', name: 'Kayaks & Canoes' },
      { id: 'paddleboards', name: 'Paddleboards/SUP' },
      { id: 'tenders', name: 'Tenders' },
      { id: 'rowing', name: 'Rowing Boats' },
    ],
  },
  {
    id: 'specialist',
    name: 'Specialist Boats',
    heading: 'Specialist',
    subcategories: [
      { id: 'narrowboat', name: 'Narrowboats' },
      { id: 'houseboat', name: 'Houseboats' },
      { id: 'fishing', name: 'Fishing Boats' },
      { id: 'dutch-barge', name: 'Dutch Barges' },
      { id: 'workboat', name: 'Work Boats' },
      { id: 'classic', name: 'Classic Boats' },
    ],
  },
  {
    id: 'superyachts',
    name: 'Superyachts',
    heading: 'Superyachts',
    subcategories: [
      { id: 'motor-yacht', name: 'Motor Yachts 30m+' },
      { id: 'sailing-yacht', name: 'Sailing Yachts 30m+' },
      { id: 'expedition', name: 'Expedition Yachts' },
      { id: 'giga', name: 'Giga Yachts 100m+' },
      { id: 'luxury-cat', name: 'Luxury Catamarans' },
    ],
  },
  {
    id: 'engines',
    name: 'Engines, Parts & Trailers',
    heading: 'Engines & Parts',
    subcategories: [
      { id: 'outboard', name: 'Outboard Motors' },
      { id: 'inboard', name: 'Inboard Engines' },
      { id: 'parts', name: 'Engine Parts' },
      { id: 'electronics', name: 'Electronics' },
      { id: 'sails', name: 'Sails & Rigging' },
      { id: 'trailers', name: 'Trailers' },
    ],
  },
  { id: 'moorings', name: 'Moorings', heading: 'Moorings', subcategories: [] },
] as const satisfies readonly CatalogueEntry[];

type Catalogue = (typeof CATEGORIES)[number];

export type CategoryId = Catalogue['id'];

/** The subcategory ids of one category, or of all of them. */
export type SubcategoryId<C extends CategoryId = CategoryId> = Extract<
  Catalogue,
  { id: C }
>['subcategories'][number]['id'];

export type Subcategory = { id: SubcategoryId; name: string };

export type Category = {
  id: CategoryId;
  name: string;
  heading: string;
  subcategories: readonly Subcategory[];
};

export const CATEGORY_IDS: readonly CategoryId[] = CATEGORIES.map(({ id }) => id);

/** Categories of goods: engines, parts, trailers and moorings. */
export const GOODS_CATEGORIES: readonly CategoryId[] = ['engines', 'moorings'];

export const MENU_CATEGORIES: readonly Category[] = CATEGORIES.slice(0, 6);

export const RESULTS_FILTER_CATEGORIES: readonly Category[] = CATEGORIES.slice(0, -2);

export function categoryById(id: CategoryId): Category {
  return CATEGORIES.find((category) => category.id === id) as Category;
}
