import {
  STORED_FIELDS,
  type StoredFacts,
  type StoredField,
  type UnknowableField,
} from '#domain/listings/fields/facts.ts';
import { FIELDS, fieldDefinition } from '#domain/listings/fields/fields.ts';
import type { ChoiceField, OptionValue } from '#domain/listings/fields/options.ts';
import type { PapersSeen } from '#domain/listings/fields/papers.ts';
import { LISTING_STATUSES, type ListingStatus } from '#domain/listings/sale/lifecycle.ts';
import { CATEGORIES, GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import { isOneOf, moment, tsvector } from '#server/db/columns.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  sql,
  text,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { CELL_EXPRESSION } from './places/place-cells.ts';
import { ADMIN_SEARCH_TEXT, headline, placeWords, searchText } from './search-expressions.ts';

/** Which listings the public may see; defined only here. */
const SHOWN = "status = 'approved' and deleted_at is null and not owner_suspended";

const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);
const choice = <F extends ChoiceField>(name: string, _field: F) => text(name).$type<OptionValue<F>>();

/** The columns that a revision may replace. */
const content = () => ({
  title: text('title').notNull(),
  description: text('description').notNull().default(FIELDS.description.default),
  price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
  currency: choice('currency', 'currency').notNull().default(FIELDS.currency.default),
  vatStatus: choice('vat_status', 'vatStatus').notNull().default(FIELDS.vatStatus.default),
  category: text('category').notNull(),
  subcategory: text('subcategory'),
  make: text('make'),
  model: text('model'),
  yearBuilt: integer('year_built'),
  condition: choice('condition', 'condition'),
  length: doublePrecision('length_ft'),
  beam: doublePrecision('beam_m'),
  draft: doublePrecision('draft_m'),
  berths: integer('berths'),
  heads: integer('heads'),
  hullMaterial: choice('hull_material', 'hullMaterial'),
  keelType: choice('keel_type', 'keelType'),
  sternType: choice('stern_type', 'sternType'),
  engineType: choice('engine_type', 'engineType'),
  engineTypeOther: text('engine_type_other'),
  enginePower: doublePrecision('engine_power_hp'),
  engineHours: integer('engine_hours'),
  engineCount: choice('engine_count', 'engineCount'),
  fuelType: choice('fuel_type', 'fuelType'),
  fuelCapacity: integer('fuel_capacity_l'),
  waterCapacity: integer('water_capacity_l'),
  seatingCapacity: integer('seating_capacity'),
  crewCapacity: integer('crew_capacity'),
  partType: choice('part_type', 'partType'),
  electronicType: choice('electronic_type', 'electronicType'),
  sailType: choice('sail_type', 'sailType'),
  sailSize: doublePrecision('sail_size_m2'),
  trailerType: choice('trailer_type', 'trailerType'),
  maxWeight: doublePrecision('max_weight_kg'),
  suitableBoatLength: doublePrecision('suitable_boat_length_ft'),
  brakes: choice('brakes', 'brakes'),
  shortestBoatLength: doublePrecision('shortest_boat_length_ft'),
  grossWeight: doublePrecision('gross_weight_kg'),
  axles: choice('axles', 'axles'),
  luff: doublePrecision('luff_m'),
  leech: doublePrecision('leech_m'),
  foot: doublePrecision('foot_m'),
  sailCloth: text('sail_cloth'),
  fitsBoat: text('fits_boat'),
  mooringKind: choice('mooring_kind', 'mooringKind'),
  mooringOffer: choice('mooring_offer', 'mooringOffer'),
  mooringTerm: text('mooring_term'),
  yearlyCost: numeric('yearly_cost', { precision: 12, scale: 2, mode: 'number' }),
  residential: choice('residential', 'residential'),
  mooringServices: list('mooring_services'),
  boatName: text('boat_name'),
  afloat: choice('afloat', 'afloat'),
  mooringIncluded: choice('mooring_included', 'mooringIncluded'),
  trailerIncluded: choice('trailer_included', 'trailerIncluded'),
  engineMake: text('engine_make'),
  engineModel: text('engine_model'),
  shaftLength: choice('shaft_length', 'shaftLength'),
  starting: choice('starting', 'starting'),
  batteries: text('batteries'),
  groundTackle: text('ground_tackle'),
  electronics: list('electronics'),
  safetyEquipment: list('safety_equipment'),
  sailInventory: list('sail_inventory'),
  galley: list('galley'),
  heating: list('heating'),
  vatEvidence: choice('vat_evidence', 'vatEvidence'),
  rcrCategory: choice('rcr_category', 'rcrCategory'),
  rcrPapers: choice('rcr_papers', 'rcrPapers'),
  hullNumber: text('hull_number'),
  registration: choice('registration', 'registration'),
  bssUntil: text('bss_until'),
  licence: choice('licence', 'licence'),
  licenceUntil: text('licence_until'),
  surveyDate: text('survey_date'),
  surveyKind: choice('survey_kind', 'surveyKind'),
  serviceRecords: choice('service_records', 'serviceRecords'),
  outstandingFinance: choice('outstanding_finance', 'outstandingFinance'),
  billsOfSale: choice('bills_of_sale', 'billsOfSale'),
  location: text('location').notNull(),
  county: text('county'),
  country: text('country').notNull().default(FIELDS.country.default),
  /** Fields that the seller marked as unknown, as opposed to left empty. */
  unknownFields: list('unknown_fields').$type<UnknowableField[]>(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  sellerName: text('seller_name').notNull(),
  sellerPhone: text('seller_phone'),
  showEmail: boolean('show_email').notNull().default(false),
  showPhone: boolean('show_phone').notNull().default(false),
});

/** Longer than the name of any option or category. */
const MAX_NAME_LENGTH = 40;

/** Indexed values need a length limit in the database. */
function lengthChecks(field: StoredField, column: AnyPgColumn) {
  const definition = fieldDefinition(field);
  if (['number', 'integer', 'checklist', 'checkbox'].includes(definition.control)) return [];
  if (definition.control === 'date')
    return [check(`listings_${column.name}_day`, sql`${column} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)];
  const longest = 'maxLength' in definition ? definition.maxLength : MAX_NAME_LENGTH;
  return [
    check(`listings_${column.name}_length`, sql`char_length(${column}) <= ${sql.raw(String(longest))}`),
  ];
}

export const listings = pgTable(
  'listings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id').notNull(),
    /**
     * A copy of the account's flag, so that lists need not join accounts. The foreign key below keeps it correct: it
     * changes in the transaction that suspends the account, and an insert with the wrong value fails.
     */
    ownerSuspended: boolean('owner_suspended').notNull().default(false),
    ...content(),
    brokerListing: boolean('broker_listing').notNull().default(false),
    status: text('status').$type<ListingStatus>().notNull().default('pending'),
    rejectionReason: text('rejection_reason'),
    rejectedAt: moment('rejected_at'),
    /**
     * Incremented with every change of the content or its review: a decision only applies to the version that the
     * reviewer saw. What `recordOnListing` writes (confirmations, the state of the sale) leaves it as it is.
     */
    reviewVersion: integer('review_version').notNull().default(1),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: uuid('reviewed_by').references(() => accounts.id, { onDelete: 'set null' }),
    featured: boolean('featured').notNull().default(false),
    featuredUntil: moment('featured_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it was last sent to review: the promised 24 hours start here. */
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    approvedAt: moment('approved_at'),
    /** When it first became public; "recent" and "newest" refer to this. */
    liveAt: moment('live_at'),
    /** When an earlier listing of the same boat became public; null if there was none. Set by a trigger. */
    firstListedAt: moment('first_listed_at'),
    /** How much the price last fell and when; null after a rise and 30 days later. Set by a trigger. */
    reducedBy: numeric('reduced_by', { precision: 12, scale: 2, mode: 'number' }),
    reducedAt: moment('reduced_at'),
    /** The same fall as a share of the price before it, for the order of lists. */
    reducedShare: doublePrecision('reduced_share'),
    /**
     * When it left the market: sold or, if `paused`, paused. The column is older than the pause; another name would break
     * processes of the previous version, and another expression of `live` would rewrite the table.
     */
    closedAt: moment('sold_at'),
    /** Both count only as `saleStateOfRow` reads them: processes of the previous version do not write them. */
    paused: boolean('paused').notNull().default(false),
    underOfferAt: moment('under_offer_at'),
    /** Private: used only in price guides. In the listing's currency. */
    soldPrice: numeric('sold_price', { precision: 12, scale: 2, mode: 'number' }),
    /** Whether the buyer came from here, if the seller said so. */
    soldHere: boolean('sold_here'),
    /** When its owner last said or showed that it is for sale; null for listings approved before that was asked. */
    confirmedAt: moment('confirmed_at'),
    /** Not confirmed for so long that it sinks behind the others. Set by job, so that indexes have the order of lists. */
    unconfirmed: boolean('unconfirmed').notNull().default(false),
    /** Which papers one of us has seen. Who ticked them is in the audit. */
    papersSeen: jsonb('papers_seen').$type<PapersSeen>().notNull().default({}),
    /** The last reminder since it was confirmed. */
    remindedAt: moment('reminded_at'),
    deletedAt: moment('deleted_at'),
    /** Its page and photos are public. True for sold and paused boats too. */
    shown: boolean('shown').notNull().generatedAlwaysAs(sql.raw(SHOWN)),
    /** For sale or under offer: included in lists, counts and search, and its seller can be contacted. */
    live: boolean('live')
      .notNull()
      .generatedAlwaysAs(sql.raw(`${SHOWN} and sold_at is null`)),
    makeKey: text('make_key').generatedAlwaysAs(sql`lower(plain_text(make))`),
    /** The map cell of its coordinates, for finding boats near a place. */
    cell: integer('cell').generatedAlwaysAs(sql.raw(CELL_EXPRESSION)),
    /**
     * All words of a listing and, as tokens that nobody can type, its most used filters, so that a text index alone can
     * find keywords together with them.
     */
    searchText: tsvector('search_text').generatedAlwaysAs(searchText),
    /** Name and category only: a listing whose headline contains the keywords ranks higher. */
    headline: tsvector('headline').generatedAlwaysAs(headline),
    /** An engine, part, trailer or mooring; lists show these after boats. */
    goods: boolean('goods')
      .notNull()
      .generatedAlwaysAs(isOneOf(sql.raw('category'), GOODS_CATEGORIES)),
  },
  (t) => {
    const live = sql`live`;
    // Drizzle writes the direction onto the column object, so each index needs its own.
    const newest = () => [t.liveAt.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;
    // The migrations `search_columns` and `best_match` add indexes that include filter columns: Drizzle cannot express those.
    return [
      foreignKey({
        name: 'listings_owner_fk',
        columns: [t.ownerId, t.ownerSuspended],
        foreignColumns: [accounts.id, accounts.suspended],
      })
        .onUpdate('cascade')
        .onDelete('restrict'),
      index('listings_live_newest')
        .on(...newest())
        .where(live),
      index('listings_live_kind_newest')
        .on(t.goods, ...newest())
        .where(live),
      index('listings_live_category_newest')
        .on(t.category, ...newest())
        .where(live),
      index('listings_live_type_newest')
        .on(t.category, t.subcategory, ...newest())
        .where(live),
      // For counting: several times smaller than `listings_live_category_price` and `listings_live_make`, which include
      // the filter columns.
      index('listings_live_category_prices').on(t.category, t.price).where(live),
      index('listings_live_makes').on(t.makeKey, t.condition, t.engineType, t.yearBuilt).where(live),
      // Deep pages without filters: a fifth of the size of `listings_live_order`, which includes the filter columns.
      index('listings_live_default_order')
        .on(t.goods, t.unconfirmed, t.featured.desc().nullsFirst(), ...newest())
        .where(live),
      index('listings_live_confirmed_first')
        .on(t.unconfirmed, t.featured.desc().nullsFirst(), ...newest())
        .where(live),
      index('listings_live_featured')
        .on(t.goods, t.unconfirmed, ...newest())
        .where(sql`live and featured`),
      index('listings_live_price_low')
        .on(t.price, ...newest())
        .where(live),
      index('listings_live_price_high')
        .on(t.price.desc().nullsFirst(), ...newest())
        .where(live),
      index('listings_live_length')
        .on(t.length.desc().nullsLast(), ...newest())
        .where(live),
      index('listings_live_reduced_share')
        .on(t.reducedShare.desc().nullsLast(), ...newest())
        .where(live),
      index('listings_live_reduced_at').on(t.reducedAt).where(sql`live and reduced_at is not null`),
      // Finds earlier listings of the same boat, and comparable boats for price guides.
      index('listings_of_same_boat').on(t.ownerId, t.makeKey, t.yearBuilt).where(sql`live_at is not null`),
      index('listings_shown_model')
        .on(t.makeKey, sql`lower(${t.model})`, t.currency, t.liveAt.desc().nullsFirst())
        .where(sql`shown`),
      index('listings_shown_kind')
        .on(t.category, sql`coalesce(${t.subcategory}, '')`, t.currency, t.length, t.yearBuilt)
        .where(sql`shown`),
      index('listings_live_text').using('gin', t.searchText).with({ fastupdate: false }).where(live),
      // Words within a category: a fraction of the entries of the index of all.
      ...CATEGORIES.map(({ id }) =>
        index(`listings_live_text_${id.replaceAll('-', '_')}`)
          .using('gin', t.searchText)
          .with({ fastupdate: false })
          .where(sql.raw(`live and category = '${id}'`)),
      ),
      index('listings_live_headline').using('gin', t.headline).with({ fastupdate: false }).where(live),
      index('listings_live_place_words')
        .using('gin', placeWords(t.location, t.county))
        .with({ fastupdate: false })
        .where(live),
      index('listings_live_county').on(sql`lower(${t.county})`).where(live),
      index('listings_live_model_trigrams').using('gin', sql`lower(model) gin_trgm_ops`).where(live),
      index('listings_owner').on(t.ownerId, t.createdAt.desc().nullsFirst()),
      index('listings_pending').on(t.submittedAt, t.id).where(sql`status = 'pending' and deleted_at is null`),
      index('listings_approved')
        .on(t.approvedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`shown`),
      index('listings_approved_of_category')
        .on(t.category, t.approvedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`shown`),
      index('listings_approved_sold')
        .on(t.approvedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`shown and sold_at is not null`),
      index('listings_pending_words')
        .using('gin', sql.raw(`${ADMIN_SEARCH_TEXT} gin_trgm_ops`))
        .where(sql`status = 'pending' and deleted_at is null`),
      // Without the country: `hullNumberKey`.
      index('listings_hull_number').on(sql`right(hull_number, 12)`).where(sql`hull_number is not null`),
      index('listings_title').on(sql`lower(title)`).where(sql`deleted_at is null`),
      index('listings_shown_words')
        .using('gin', sql.raw(`${ADMIN_SEARCH_TEXT} gin_trgm_ops`))
        .where(sql`shown`),
      index('listings_last_confirmed').on(sql`(coalesce(confirmed_at, approved_at))`).where(live),
      index('listings_featured_end').on(t.featuredUntil).where(sql`featured`),
      check('listings_status', isOneOf(t.status, LISTING_STATUSES)),
      check('listings_currency', isOneOf(t.currency, Object.keys(FIELDS.currency.options))),
      check('listings_vat', isOneOf(t.vatStatus, Object.keys(FIELDS.vatStatus.options))),
      ...STORED_FIELDS.flatMap((field) => lengthChecks(field, t[field])),
      check('listings_price', sql`${t.price} >= 0`),
      check('listings_length', sql`${t.length} > 0`),
      check('listings_counts', sql`${t.berths} >= 0 and ${t.heads} >= 0`),
      check('listings_place', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
      check(
        'listings_approved',
        sql`${t.status} <> 'approved' or (${t.approvedAt} is not null and ${t.liveAt} is not null)`,
      ),
      check(
        'listings_rejected',
        sql`${t.status} <> 'rejected' or (${t.rejectionReason} is not null and ${t.rejectedAt} is not null)`,
      ),
      check('listings_sold_price', sql`${t.soldPrice} >= 0`),
      check('listings_featured', sql`not ${t.featured} or ${t.featuredUntil} is not null`),
    ];
  },
);

/**
 * The content of a revision, without its photos, which are in `listing_media`. Does not compile if a field has no column
 * or one of the wrong type.
 */
export type ListingContent = WithStoredFacts<
  Pick<typeof listings.$inferSelect, keyof ReturnType<typeof content>>
>;
type WithStoredFacts<Row extends StoredFacts> = Row;

const CONTENT = Object.keys(content()) as (keyof ListingContent)[];

/** The content columns of a row. */
export const contentOf = (row: ListingContent): ListingContent =>
  Object.fromEntries(CONTENT.map((name) => [name, row[name]])) as ListingContent;
